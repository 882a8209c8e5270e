export const notCompiled = {
  "import { LicenseInfo, muiXTelemetrySettings } from '@mui/x-license';":
    '`import.meta.env` is typed by Vite.',
};
