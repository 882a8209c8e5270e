/**
 * What stands around a demo of the Pro and Premium packages. The key is the text that the build puts in the place of
 * `process.env.MUI_LICENSE_KEY`; without one the packages show their own watermark.
 */
import './telemetry';
import { LicenseInfo } from '@mui/x-license';
import DemoProvider from './DemoProvider';

const licenseKey = process.env.MUI_LICENSE_KEY;
if (licenseKey) {
  LicenseInfo.setLicenseKey(licenseKey);
}

export default DemoProvider;
