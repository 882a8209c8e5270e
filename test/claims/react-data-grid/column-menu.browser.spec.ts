import { proves, expect, openScene } from '../browser';

proves(
  [
    'The button appears when users point at the header.',
    'On devices without a pointer, the button is visible.',
    'The demo with icons keeps it visible with `gridClasses.menuIcon`.',
    'Users can overlook a button that appears only under the pointer.',
  ],
  async (page) => {
    await openScene(page, 'DefaultMenu');
    const button = page.getByLabel('Lender column menu');
    await expect(button).toBeHidden();
    await page.getByRole('columnheader', { name: 'Lender' }).hover();
    await expect(button).toBeVisible();
    await openScene(page, 'MenuIcons');
    await expect(button).toBeVisible();
    // A screen for fingers.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      width: 800,
      height: 600,
      deviceScaleFactor: 1,
      mobile: true,
    });
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await openScene(page, 'DefaultMenu');
    await expect(button).toBeVisible();
  },
);
