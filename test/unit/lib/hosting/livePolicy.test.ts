import { livePolicy } from '../../../../src/lib/hosting/livePolicy';

it('runs blobs and the scripts of the page, and nothing that has an address', () => {
  const policy = livePolicy(['sha256-a='], 'header');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src blob: 'sha256-a=';");
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/unsafe-eval|\*|https?:/);
});

it('says the same in the page, but for what only a header can say', () => {
  const header = livePolicy(['sha256-a='], 'header');
  expect(livePolicy(['sha256-a='], 'meta')).toBe(header.replace("; frame-ancestors 'self'", ''));
});
