import { scriptText } from '../../../../src/lib/text/scriptText';

describe('scriptText', () => {
  it('writes values as JSON that can not end a script', () => {
    expect(scriptText('</script>')).not.toContain('<');
    expect(JSON.parse(scriptText('</script>'))).toBe('</script>');
  });
});
