import { getCookie } from '../../../../src/features/preferences';

it('refuses to read a cookie on the server and says what to do instead', () => {
  expect(() => getCookie('codeVariant')).toThrow(
    /getCookie\("codeVariant"\) was called on the server.*Render a default there/,
  );
});
