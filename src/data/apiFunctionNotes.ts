/** What functions of the base library do, where the packages' own text is empty. See `apiNotes.ts`. */
import type { ApiNoteEntry } from '../lib/api/apiNoteEntry';

export const API_FUNCTION_NOTES: readonly ApiNoteEntry[] = [
  {
    rows: ['Hooks.unstable_useId'],
    note: {
      en: 'Returns `idOverride`. Without it, returns an id that is unique in the document.',
      zh: '返回 `idOverride`；不传入时，返回在文档中唯一的 id。',
    },
    evidence: { file: 'utils/useId/useId.js', has: 'return idOverride ?? reactId;' },
  },
  {
    rows: ['Hooks.useAutocomplete'],
    note: {
      en: 'Provides the state and the keyboard behavior of `Autocomplete` for your own elements. Spread what each `get…Props` function returns onto its element.',
      zh: '为自定义元素提供 `Autocomplete` 的状态和键盘行为。请把各个 `get…Props` 函数返回的属性展开到对应的元素上。',
    },
    evidence: {
      file: 'material/useAutocomplete/useAutocomplete.d.ts',
      has: 'getRootProps: (externalProps?: any) => React.HTMLAttributes<HTMLDivElement>;',
    },
  },
  {
    rows: ['Hooks.useColorScheme'],
    note: {
      en: 'Reads and changes the mode (`light`, `dark` or `system`) and the color schemes of the theme.',
      zh: '读取和更改主题的模式（`light`、`dark` 或 `system`）与配色方案。',
    },
    evidence: {
      file: 'material/styles/ThemeProviderWithVars.d.ts',
      has: 'declare const useColorScheme: () => import("@mui/system").ColorSchemeContextValue<SupportedColorScheme>',
    },
  },
  {
    rows: ['Hooks.useControlled'],
    note: {
      en: 'Returns the current value and a setter, for a component that works both controlled and uncontrolled. While `controlled` is set, the setter does nothing.',
      zh: '返回当前值和设置函数，用于既可受控也可非受控的组件。传入 `controlled` 时，设置函数不起作用。',
    },
    evidence: {
      file: 'utils/useControlled/useControlled.js',
      has: 'if (!isControlled) { setValue(newValue); }',
    },
  },
  {
    rows: ['Hooks.useFormControl'],
    note: {
      en: 'Returns the state of the `FormControl` around the component. Outside of a `FormControl`, returns `undefined`.',
      zh: '返回组件所在 `FormControl` 的状态；不在 `FormControl` 中时返回 `undefined`。',
    },
    evidence: {
      file: 'material/FormControl/useFormControl.d.ts',
      has: 'useFormControl(): FormControlState | undefined',
    },
  },
  {
    rows: ['Hooks.useMediaQuery'],
    note: {
      en: 'Returns whether a media query matches, and re-renders the component when that changes. The query can start with `@media`, as the helpers of `theme.breakpoints` return it.',
      zh: '返回媒体查询是否匹配，并在结果变化时重新渲染组件。查询可以以 `@media` 开头，与 `theme.breakpoints` 的函数返回的一致。',
    },
    evidence: {
      file: 'system/useMediaQuery/useMediaQuery.js',
      has: "query = query.replace(/^@media( ?)/m, '');",
    },
  },
  {
    rows: ['Hooks.usePagination'],
    note: {
      en: 'Returns the items of a pagination: pages, ellipses, and the buttons to the previous, next, first and last page.',
      zh: '返回分页的各个项：页码、省略号，以及前往上一页、下一页、第一页和最后一页的按钮。',
    },
    evidence: {
      file: 'material/usePagination/usePagination.d.ts',
      has: "type: 'page' | 'first' | 'last' | 'next' | 'previous' | 'start-ellipsis' | 'end-ellipsis';",
    },
  },
  {
    rows: ['Hooks.useRadioGroup'],
    note: {
      en: 'Returns the name, the value and `onChange` of the `RadioGroup` around the component. Outside of a `RadioGroup`, returns `undefined`.',
      zh: '返回组件所在 `RadioGroup` 的名称、值和 `onChange`；不在 `RadioGroup` 中时返回 `undefined`。',
    },
    evidence: {
      file: 'material/RadioGroup/useRadioGroup.d.ts',
      has: 'useRadioGroup(): RadioGroupState | undefined',
    },
  },
  {
    rows: ['Hooks.useScrollTrigger'],
    note: {
      en: 'Returns `true` when users have scrolled `target` by more than `threshold` pixels. By default, returns `false` as soon as they scroll up; with `disableHysteresis`, the direction doesn’t matter.',
      zh: '用户将 `target` 滚动超过 `threshold` 像素时返回 `true`。默认情况下，一旦向上滚动就返回 `false`；设置 `disableHysteresis` 后不考虑滚动方向。',
    },
    evidence: {
      file: 'material/useScrollTrigger/useScrollTrigger.js',
      has: 'if (store.current < previous) { return false; }',
    },
  },
  {
    rows: ['Hooks.useTheme'],
    note: {
      en: 'Returns the theme of the nearest `ThemeProvider`. Without a provider, returns the default theme.',
      zh: '返回最近的 `ThemeProvider` 的主题；没有提供者时返回默认主题。',
    },
    evidence: {
      file: 'material/styles/useTheme.js',
      has: '(0, _system.useTheme)(_defaultTheme.default)',
    },
  },
  {
    rows: ['ThemeFunctions.createColorScheme'],
    note: {
      en: 'Completes a color scheme: adds the colors, opacities and overlays that the options leave out.',
      zh: '补全配色方案：添加选项中未给出的颜色、不透明度和叠加层。',
    },
    evidence: {
      file: 'material/styles/createColorScheme.js',
      has: 'overlays: overlays || getOverlays(palette.mode),',
    },
  },
  {
    rows: ['ThemeFunctions.getOverlayAlpha'],
    note: {
      en: 'Returns the opacity of the white layer over a `Paper` of this elevation in dark mode.',
      zh: '返回深色模式下，该海拔高度的 `Paper` 上白色叠加层的不透明度。',
    },
    evidence: {
      file: 'material/styles/createColorScheme.js',
      has: 'linear-gradient(rgba(255 255 255 / ${overlay})',
    },
  },
  {
    rows: ['ThemeFunctions.responsiveFontSizes'],
    note: {
      en: 'Returns a copy of the theme whose large font sizes shrink on narrow screens. A higher `factor` shrinks them less. `disableAlign` turns off rounding to the 4px grid.',
      zh: '返回主题的副本，其中较大的字号会在窄屏上缩小。`factor` 越大，缩小越少。`disableAlign` 关闭对 4px 网格的对齐。',
    },
    evidence: {
      file: 'material/styles/responsiveFontSizes.js',
      has: 'const minFontSize = 1 + (maxFontSize - 1) / factor;',
    },
  },
  {
    rows: ['ThemeFunctions.shouldSkipGeneratingVar'],
    note: {
      en: 'Returns whether a value of the theme gets no CSS variable. This is the default of the theme option with the same name.',
      zh: '返回主题中的某个值是否不生成 CSS 变量。它是同名主题选项的默认值。',
    },
    evidence: {
      file: 'material/styles/createThemeWithVars.js',
      has: 'shouldSkipGeneratingVar = _shouldSkipGeneratingVar.default,',
    },
  },
  {
    rows: ['ThemeFunctions.unstable_createBreakpoints'],
    note: {
      en: 'Creates the `breakpoints` of a theme.',
      zh: '创建主题的 `breakpoints`。',
    },
    evidence: { file: 'system/createBreakpoints/createBreakpoints.d.ts', has: 'Breakpoints;' },
  },
  {
    rows: ['ThemeFunctions.unstable_getUnit'],
    note: {
      en: 'Returns the unit of a CSS length: `px` for `16px`.',
      zh: '返回 CSS 长度的单位：`16px` 的单位是 `px`。',
    },
    evidence: { file: 'material/styles/cssUtils.js', has: 'function getUnit(input)' },
  },
  {
    rows: ['ThemeFunctions.unstable_toUnitless'],
    note: {
      en: 'Returns the number of a CSS length: `16` for `16px`.',
      zh: '返回 CSS 长度的数值：`16px` 的数值是 `16`。',
    },
    evidence: { file: 'material/styles/cssUtils.js', has: 'return parseFloat(length);' },
  },
  {
    rows: ['StyleFunctions.css'],
    note: {
      en: 'Creates styles from a template string or from objects, for example for `GlobalStyles`.',
      zh: '根据模板字符串或对象创建样式，例如用于 `GlobalStyles`。',
    },
    evidence: {
      file: 'styled-engine/GlobalStyles/GlobalStyles.d.ts',
      has: 'styles: Interpolation<Theme>;',
    },
  },
  {
    rows: ['StyleFunctions.keyframes'],
    note: {
      en: 'Creates an animation. Use the result in the `animation` of styles.',
      zh: '创建动画；在样式的 `animation` 中使用其结果。',
    },
    evidence: { file: 'styled-engine/index.js', has: 'keyframes' },
  },
  {
    rows: ['StyleFunctions.generateUtilityClass'],
    note: {
      en: 'Returns the class name of a slot: `MuiStat-root` for `MuiStat` and `root`. A state that components share, such as `selected`, has the prefix instead: `Mui-selected`.',
      zh: '返回插槽的类名：`MuiStat` 和 `root` 得到 `MuiStat-root`。组件共有的状态（如 `selected`）则使用前缀：`Mui-selected`。',
    },
    evidence: {
      file: 'utils/generateUtilityClass/generateUtilityClass.js',
      has: 'return globalStateClass ? `${globalStatePrefix}-${globalStateClass}`',
    },
  },
  {
    rows: ['StyleFunctions.generateUtilityClasses'],
    note: {
      en: 'Returns the class names of several slots, by slot.',
      zh: '返回多个插槽的类名，以插槽为键。',
    },
    evidence: {
      file: 'utils/generateUtilityClasses/generateUtilityClasses.js',
      has: 'slots.forEach(slot => {',
    },
  },
  {
    rows: ['Utilities.capitalize'],
    note: {
      en: 'Returns the text with its first letter in upper case.',
      zh: '返回首字母大写的文本。',
    },
    evidence: {
      file: 'utils/capitalize/capitalize.js',
      has: 'string.charAt(0).toUpperCase() + string.slice(1)',
    },
  },
  {
    rows: ['Utilities.createFilterOptions'],
    note: {
      en: 'Creates a function for the `filterOptions` prop of `Autocomplete`. By default, an option matches if its text contains the input, whatever its case and accents. `limit` is the largest number of options to show.',
      zh: '创建用于 `Autocomplete` 的 `filterOptions` 属性的函数。默认情况下，选项的文本包含输入内容即匹配，不区分大小写和重音符号。`limit` 是最多显示的选项数。',
    },
    evidence: {
      file: 'material/useAutocomplete/useAutocomplete.js',
      has: "matchFrom === 'start' ? candidate.startsWith(input) : candidate.includes(input)",
    },
  },
  {
    rows: ['Utilities.createSvgIcon'],
    note: {
      en: 'Creates an icon component from the content of an SVG. The component takes the props of `SvgIcon`.',
      zh: '根据 SVG 的内容创建图标组件；该组件接受 `SvgIcon` 的属性。',
    },
    evidence: { file: 'material/utils/createSvgIcon.d.ts', has: 'typeof SvgIcon' },
  },
  {
    rows: ['Utilities.debounce'],
    note: {
      en: 'Returns a function that calls `func` when it hasn’t been called for `wait` milliseconds. Its `clear` method cancels the pending call.',
      zh: '返回一个函数：在 `wait` 毫秒内没有再次被调用时才调用 `func`。其 `clear` 方法取消等待中的调用。',
    },
    evidence: { file: 'utils/debounce/debounce.js', has: 'timeout = setTimeout(later, wait);' },
  },
  {
    rows: ['Utilities.deprecatedPropType'],
    note: {
      en: 'Creates a prop type that reports a deprecated prop in development.',
      zh: '创建一种属性类型，在开发环境中报告已弃用的属性。',
    },
    evidence: {
      file: 'utils/deprecatedPropType/deprecatedPropType.js',
      has: 'is deprecated. ${reason}',
    },
  },
  {
    rows: ['Utilities.isMuiElement'],
    note: {
      en: 'Returns whether an element is of one of the named components, such as `ListItem`. Compares the `muiName` of the component.',
      zh: '返回元素是否属于所列组件之一（如 `ListItem`），比较的是组件的 `muiName`。',
    },
    evidence: { file: 'utils/isMuiElement/isMuiElement.js', has: 'element.type.muiName ??' },
  },
  {
    rows: ['Utilities.mergeSlotProps'],
    note: {
      en: 'Merges the props that a caller passes for a slot into its default props. Class names, `style` and `sx` are combined, and both event handlers are called. For other props, the caller’s value is used.',
      zh: '将调用方为插槽传入的属性与默认属性合并：类名、`style` 和 `sx` 会组合，事件处理函数都会调用；其他属性使用调用方的值。',
    },
    evidence: {
      file: 'material/utils/mergeSlotProps.js',
      has: 'externalSlotPropsValue[key](...args); defaultSlotPropsValue[key](...args);',
    },
  },
  {
    rows: ['Utilities.ownerDocument'],
    note: {
      en: 'Returns the document that contains the node. Without a node, returns `document`.',
      zh: '返回节点所在的文档；没有节点时返回 `document`。',
    },
    evidence: {
      file: 'utils/ownerDocument/ownerDocument.js',
      has: 'return node && node.ownerDocument || document;',
    },
  },
  {
    rows: ['Utilities.ownerWindow'],
    note: {
      en: 'Returns the window of the document that contains the node. Without a node, returns `window`.',
      zh: '返回节点所在文档的窗口；没有节点时返回 `window`。',
    },
    evidence: {
      file: 'utils/ownerWindow/ownerWindow.js',
      has: 'return doc.defaultView || window;',
    },
  },
  {
    rows: ['Utilities.requirePropFactory'],
    note: {
      en: 'Creates prop types that report a prop in development if another prop is missing.',
      zh: '创建属性类型：缺少另一个属性时，在开发环境中报告。',
    },
    evidence: {
      file: 'utils/requirePropFactory/requirePropFactory.js',
      has: 'can only be used together with the',
    },
  },
  {
    rows: ['Utilities.unsupportedProp'],
    note: {
      en: 'A prop type that reports every use of a prop in development.',
      zh: '一种属性类型，在开发环境中报告对该属性的任何使用。',
    },
    evidence: {
      file: 'utils/unsupportedProp/unsupportedProp.js',
      has: 'is not supported. Please remove it.',
    },
  },
];
