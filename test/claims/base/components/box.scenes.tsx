/** What the claims about boxes open in the real browser. */
import Box from '@mui/material/Box';

export { default as BasicBox } from '../../../../docs/base/components/box/BasicBox';
export { default as RefBox } from '../../../../docs/base/components/box/RefBox';
export { default as ResponsiveBox } from '../../../../docs/base/components/box/ResponsiveBox';

/** Each line of the page's table. */
export const Values = () => (
  <div style={{ width: 400 }}>
    <Box data-box="p" sx={{ p: 2 }} />
    <Box data-box="mx" sx={{ mx: 'auto', width: 100 }} />
    <Box data-box="gap" sx={{ gap: 1 }} />
    <Box data-box="color" sx={{ color: 'text.secondary' }} />
    <Box data-box="bgcolor" sx={{ bgcolor: 'primary.main' }} />
    <Box data-box="border" sx={{ border: 1 }} />
    <Box data-box="borderRadius" sx={{ borderRadius: 1 }} />
    <Box data-box="boxShadow" sx={{ boxShadow: 3 }} />
    <Box data-box="typography" sx={{ typography: 'h6' }} />
    <Box data-box="half" sx={{ width: 1 / 2 }} />
    <Box data-box="px" sx={{ width: 120 }} />
    <Box data-box="function" sx={(theme) => ({ zIndex: theme.zIndex.modal })} />
    <span data-box="end">end</span>
  </div>
);

/** System props, alone and with sx. */
export const SystemProps = () => (
  <div>
    <Box data-box="props" p={2} bgcolor="primary.main" />
    <Box data-box="both" p={2} sx={{ p: 5 }} />
  </div>
);
