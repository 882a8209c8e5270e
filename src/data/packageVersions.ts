/**
 * Exact versions of the packages that a project made from a demo may ask for. They are read from the installed
 * packages, so nothing here needs an edit after an update; a package that a demo newly imports gets a line.
 * Imports go by file path, since some packages don't export their package.json and types can't be imported.
 */
import type { ProductPackageName } from './productPackages';
import baseUi from '../../node_modules/@base-ui/react/package.json';
import emotionReact from '../../node_modules/@emotion/react/package.json';
import emotionStyled from '../../node_modules/@emotion/styled/package.json';
import lab from '../../node_modules/@mui/lab/package.json';
import material from '../../node_modules/@mui/material/package.json';
import system from '../../node_modules/@mui/system/package.json';
import charts from '../../node_modules/@mui/x-charts/package.json';
import chartsPro from '../../node_modules/@mui/x-charts-pro/package.json';
import dataGrid from '../../node_modules/@mui/x-data-grid/package.json';
import dataGridGenerator from '../../node_modules/@mui/x-data-grid-generator/package.json';
import dataGridPremium from '../../node_modules/@mui/x-data-grid-premium/package.json';
import dataGridPro from '../../node_modules/@mui/x-data-grid-pro/package.json';
import datePickers from '../../node_modules/@mui/x-date-pickers/package.json';
import datePickersPro from '../../node_modules/@mui/x-date-pickers-pro/package.json';
import license from '../../node_modules/@mui/x-license/package.json';
import treeView from '../../node_modules/@mui/x-tree-view/package.json';
import treeViewPro from '../../node_modules/@mui/x-tree-view-pro/package.json';
import typesLuxon from '../../node_modules/@types/luxon/package.json';
import typesMomentJalaali from '../../node_modules/@types/moment-jalaali/package.json';
import typesReact from '../../node_modules/@types/react/package.json';
import typesReactDom from '../../node_modules/@types/react-dom/package.json';
import dateFns from '../../node_modules/date-fns/package.json';
import dateFnsJalali from '../../node_modules/date-fns-jalali/package.json';
import dayjs from '../../node_modules/dayjs/package.json';
import luxon from '../../node_modules/luxon/package.json';
import moment from '../../node_modules/moment/package.json';
import momentHijri from '../../node_modules/moment-hijri/package.json';
import momentJalaali from '../../node_modules/moment-jalaali/package.json';
import react from '../../node_modules/react/package.json';
import reactDom from '../../node_modules/react-dom/package.json';
import tailwind from '../../node_modules/tailwindcss/package.json';
import typescript from '../../node_modules/typescript/package.json';
import icons from '../../node_modules/@mui/icons-material/package.json';
import clsx from '../../node_modules/clsx/package.json';

/** Version by package name. */
export const PACKAGE_VERSIONS = {
  '@base-ui/react': baseUi.version,
  '@emotion/react': emotionReact.version,
  '@emotion/styled': emotionStyled.version,
  '@mui/icons-material': icons.version,
  '@mui/lab': lab.version,
  '@mui/material': material.version,
  '@mui/system': system.version,
  '@mui/x-charts': charts.version,
  '@mui/x-charts-pro': chartsPro.version,
  '@mui/x-data-grid': dataGrid.version,
  '@mui/x-data-grid-generator': dataGridGenerator.version,
  '@mui/x-data-grid-premium': dataGridPremium.version,
  '@mui/x-data-grid-pro': dataGridPro.version,
  '@mui/x-date-pickers': datePickers.version,
  '@mui/x-date-pickers-pro': datePickersPro.version,
  '@mui/x-license': license.version,
  '@mui/x-tree-view': treeView.version,
  '@mui/x-tree-view-pro': treeViewPro.version,
  '@types/luxon': typesLuxon.version,
  '@types/moment-jalaali': typesMomentJalaali.version,
  '@types/react': typesReact.version,
  '@types/react-dom': typesReactDom.version,
  clsx: clsx.version,
  'date-fns': dateFns.version,
  'date-fns-jalali': dateFnsJalali.version,
  dayjs: dayjs.version,
  luxon: luxon.version,
  moment: moment.version,
  'moment-hijri': momentHijri.version,
  'moment-jalaali': momentJalaali.version,
  react: react.version,
  'react-dom': reactDom.version,
  tailwindcss: tailwind.version,
  // Released together with tailwindcss, under the same number.
  '@tailwindcss/vite': tailwind.version,
  typescript: typescript.version,
  // The build tool of the exported project. This site does without it, so its numbers are kept here.
  // Vite 6 is the newest line that runs on every Node version the online editors start (18, 20, 22).
  vite: '6.4.6',
  '@vitejs/plugin-react': '4.7.0',
} as const satisfies Readonly<Record<string, string>> &
  Readonly<Record<ProductPackageName, string>>;
