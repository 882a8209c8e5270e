import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import userEvent from '@testing-library/user-event';
import ts from 'typescript';
import reference from '../../../../docs/base/api/radio/api.json';
import BasicRadios from '../../../../docs/base/components/radio-buttons/BasicRadios';
import OptionalRadios from '../../../../docs/base/components/radio-buttons/OptionalRadios';
import model from '../../../../docs/base/components/radio-buttons/Radio.controls.json';
import RadioPlayground from '../../../../docs/base/components/radio-buttons/RadioPlayground';
import ServingsRadios from '../../../../docs/base/components/radio-buttons/ServingsRadios';
import {
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  proves,
  screen,
  show,
} from '../../harness';

const page = readFileSync('docs/base/components/radio-buttons/index.mdx', 'utf8');
const radio = (name: string) => screen.getByRole('radio', { name });

/** What a block of code exports when it runs as printed. */
function run(code: string): Record<string, unknown> {
  const { outputText } = ts.transpileModule(code, {
    fileName: 'block.tsx',
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
  });
  const exports: Record<string, unknown> = {};
  new Function('require', 'exports', outputText)(require, exports);
  return exports;
}

exempt(
  [
    'Radio buttons show a few options, of which users choose one.',
    "Don't navigate or save there: users may only pass by an option.",
  ],
  'This is advice on when and how to use radio buttons.',
);

proves(
  [
    '`RadioGroup` connects the options: it gives them a common `name` and keeps the value.',
    '`FormLabel` names the group through `aria-labelledby`.',
  ],
  async () => {
    const { user } = show(
      <div>
        <BasicRadios />
        <RadioGroup aria-label="Other">
          <FormControlLabel value="a" control={<Radio />} label="A" />
          <FormControlLabel value="b" control={<Radio />} label="B" />
        </RadioGroup>
      </div>,
    );
    expect(screen.getByRole('radiogroup', { name: 'Pick up the books at' })).toBeInTheDocument();
    expect(radio('The front desk')).toHaveAttribute('name', 'place');
    expect(radio('A locker')).toHaveAttribute('name', 'place');
    expect(radio('A').getAttribute('name')).not.toBe('');
    expect(radio('A').getAttribute('name')).toBe(radio('B').getAttribute('name'));
    await user.click(radio('A locker'));
    expect(radio('A locker')).toBeChecked();
    expect(radio('The front desk')).not.toBeChecked();
  },
);

proves(
  'The props that take functions, styles, or components are in the [API reference](/api/radio/).',
  () => {
    show(<RadioPlayground />);
    expect(radio('A locker')).toBeChecked();
    const offered = model.controls.map(({ name }) => name);
    expect(offered).toEqual(expect.arrayContaining(['color', 'size', 'disabled']));
    const others = reference.props
      .map(({ name }) => name)
      .filter((name) => !offered.includes(name));
    expect(others).toEqual(expect.arrayContaining(['onChange', 'sx', 'component']));
  },
);

proves(
  [
    'With `value`, your state decides which option is chosen.',
    '`onChange` gets the value as text, as the DOM does.',
    'If your values are numbers, convert the text, as the demo does.',
  ],
  async () => {
    const values: unknown[] = [];
    const { user, unmount } = show(
      <RadioGroup value={4} onChange={(event, value) => values.push(value, event.target.value)}>
        <FormControlLabel value={2} control={<Radio />} label="Two" />
        <FormControlLabel value={4} control={<Radio />} label="Four" />
      </RadioGroup>,
    );
    expect(radio('Four')).toBeChecked();
    await user.click(radio('Two'));
    expect(values).toEqual(['2', '2']);
    expect(radio('Four')).toBeChecked();
    expect(radio('Two')).not.toBeChecked();
    unmount();
    show(<ServingsRadios />);
    expect(screen.getByRole('status')).toHaveTextContent('Rice: 300 g');
    await user.click(radio('6'));
    expect(screen.getByRole('status')).toHaveTextContent('Rice: 450 g');
    expect(radio('6')).toBeChecked();
  },
);

proves(
  [
    'Pass `null` while nothing is chosen.',
    'With `undefined`, the group is uncontrolled: it logs an error when a value arrives later.',
  ],
  async () => {
    const group = (value: string | null | undefined) => (
      <RadioGroup value={value}>
        <FormControlLabel value="window" control={<Radio />} label="Window" />
      </RadioGroup>
    );
    const first = show(group(null));
    expect(radio('Window')).not.toBeChecked();
    first.rerender(group('window'));
    expect(radio('Window')).toBeChecked();
    first.rerender(group(null));
    expect(radio('Window')).not.toBeChecked();
    first.unmount();
    const second = show(group(undefined));
    second.rerender(group('window'));
    expectConsole('error', /changing the uncontrolled value state of RadioGroup/);
    second.unmount();
    const { user } = show(<OptionalRadios />);
    await user.click(radio('Deck'));
    expect(radio('Deck')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Clear the seat' }));
    expect(radio('Deck')).not.toBeChecked();
    await user.click(radio('Deck'));
    expect(radio('Deck')).toBeChecked();
  },
);

proves(
  [
    "`FormControl` doesn't pass `error` and `required` on to `RadioGroup`.",
    'Screen readers get them from `aria-required`, `aria-invalid`, and `aria-describedby`.',
  ],
  () => {
    show(
      <FormControl error required>
        <FormLabel>State</FormLabel>
        <RadioGroup aria-label="State">
          <FormControlLabel value="fine" control={<Radio />} label="Fine" />
        </RadioGroup>
        <FormHelperText>Choose an answer.</FormHelperText>
      </FormControl>,
    );
    for (const element of [screen.getByRole('radiogroup'), radio('Fine')]) {
      expect(element).toBeValid();
      expect(element).not.toBeRequired();
      expect(element).not.toHaveAccessibleDescription();
    }
  },
);

proves(
  '`useRadioGroup` returns the `value`, `name`, and `onChange` of the group around a component, and `undefined` outside a group.',
  () => {
    const Probe = ({ id }: { id: string }) => {
      const group = useRadioGroup();
      return (
        <p>
          {id}: {group ? `${group.value} ${group.name} ${typeof group.onChange}` : 'none'}
        </p>
      );
    };
    const { container } = show(
      <div>
        <RadioGroup name="tide" defaultValue="high">
          <Probe id="inside" />
        </RadioGroup>
        <Probe id="outside" />
      </div>,
    );
    expect(container).toHaveTextContent('inside: high tide function');
    expect(container).toHaveTextContent('outside: none');
  },
);

proves(
  [
    'For other icons, pass elements as `icon` and `checkedIcon`.',
    'They get a `fontSize` prop, as icons of the package expect it.',
  ],
  () => {
    const Icon = ({ name, fontSize }: { name: string; fontSize?: string }) => (
      <i>
        {name} {fontSize}
      </i>
    );
    const icons = { icon: <Icon name="off" />, checkedIcon: <Icon name="on" /> };
    const { container } = show(
      <div>
        <Radio {...icons} size="small" />
        <Radio {...icons} checked />
      </div>,
    );
    expect([...container.querySelectorAll('i')].map(({ textContent }) => textContent)).toEqual([
      'off small',
      'on medium',
    ]);
  },
);

proves(
  'The size needs no styles: the icon gets the name of the size as its `fontSize`, and `large` is 35 px.',
  async () => {
    const [, block = ''] = /^```tsx title="src\/App.tsx"\n([^]*?)^```$/m.exec(page) ?? [];
    await expectCompiles(block);
    for (const declaration of ['brand: true;', 'large: true;']) {
      await expectTypeError(block.replace(declaration, ''), /"brand"|"large"/);
    }
    const App = run(block).default as ComponentType;
    show(<App />);
    const root = radio('High tide').parentElement ?? document.body;
    expect(getComputedStyle(root).color).toBe('rgb(0, 105, 92)');
    expect(root.querySelector('svg')).toHaveClass('MuiSvgIcon-fontSizeLarge');
  },
);

proves('Find an option by its role and name:', async () => {
  show(
    <RadioGroup aria-label="Place">
      <FormControlLabel value="desk" control={<Radio />} label="Desk" />
      <FormControlLabel value="locker" control={<Radio />} label="Locker" />
    </RadioGroup>,
  );
  await userEvent.click(radio('Locker'));
  expect(radio('Locker')).toBeChecked();
  expect(radio('Desk')).not.toBeChecked();
});
