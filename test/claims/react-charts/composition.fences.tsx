export { default as Tooltip } from '@mui/material/Tooltip';
