/** @jest-environment jsdom */
import { dataAttribute } from '../../../../src/lib/text/dataAttribute';

it.each([[{ a: 1 }], ['it\'s "so"'], ['</script><b>&amp;'], [['<!--', null]]])(
  'holds %j, whatever it looks like',
  (value) => {
    document.body.innerHTML = `<p ${dataAttribute('value', value)}></p>`;
    expect(JSON.parse(document.querySelector('p')?.dataset.value ?? '')).toEqual(value);
  },
);
