/**
 * What readers type who look for what a section explains, in English and Chinese: other names of the thing, names from
 * other libraries, what goes wrong. Their words are in no title; what concerns a whole page is in its `keywords`, and
 * what concerns many pages in `src/lib/search/synonyms.ts`. A unit test holds the limits.
 */

/** By the address of a page, then by the anchor of a section; between two texts stands `; `. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/x/introduction/': {
    'what-each-product-is-for':
      'all components list; which product do I need; free React UI library; data table, date picker, chart and tree; 产品列表; 有哪些组件; 选哪个产品',
    'community-pro-and-premium-packages':
      'MIT license; open core; what is paid; x-data-grid-pro package; difference between the plans; 开源; 收费组件; 三个版本的差别',
    'how-mui-x-relates-to-material-ui':
      'compatible with Material UI v5, v6 and v7; use without Material UI; Joy UI; Tailwind; same company; 兼容 Material UI 版本; 不用 Material UI; 与 antd 一起用',
    'browser-support':
      'React 19; React 18; React 17 support; Safari; old browsers; polyfill; SSR; React 版本要求; 兼容 IE; 旧版浏览器; 谷歌浏览器',
  },
  '/x/introduction/installation/': {
    'install-a-product':
      'pnpm add; package.json; dependency conflict; ERESOLVE unable to resolve dependency tree; emotion; pnpm 安装; 包管理器; 依赖冲突; 装包',
    'date-libraries-for-the-pickers':
      'dayjs adapter install; date-fns version mismatch; module not found adapter; 安装 dayjs; 日期库 版本',
    'packages-of-the-pro-and-premium-plans':
      'install pro package; private registry; upgrade from community to pro; 安装专业版; 专业版的包',
    typescript:
      'module augmentation; types for theme; themeAugmentation; moduleResolution; TS error cannot find module; 类型增强; 主题类型 报错; 找不到模块',
    nextjs:
      'app router; use client; server component error; transpilePackages; 服务端组件; 应用路由',
    'bundlers-and-the-grids-css-file':
      'webpack css loader; Global CSS cannot be imported; Parcel; esbuild; import style file fails; 打包 样式文件 报错; webpack 配置; 引入 css 失败',
    'jest-and-vitest':
      'test runner; SyntaxError unexpected token; transformIgnorePatterns; jsdom; React Testing Library; 测试环境; jest 报错; 测试跑不起来',
    'strict-mode': 'renders twice; effect runs twice in development; 渲染两次; 严格模式',
    'check-that-it-works': 'hello world; verify setup; blank screen; 验证安装; 白屏',
  },
  '/x/introduction/licensing/': {
    'which-package-needs-which-plan': 'what needs a license; is it free; 哪些要付费; 是否免费',
    'community-plan':
      'MIT; open source; free for commercial projects; 开源协议; 免费商用; MIT 协议',
    'pro-plan':
      'how much does pro cost; per developer; perpetual or annual; 专业版多少钱; 按开发者收费; 年费',
    'premium-plan': 'how much does premium cost; upgrade the plan; 高级版多少钱; 升级套餐',
    'set-the-key':
      'LicenseInfo; setLicenseKey; where to put the key; environment variable; activate; register; 激活; 设置密钥; 密钥放在哪里; 注册码',
    'nextjs-app-router': 'NEXT_PUBLIC_MUI_X_LICENSE_KEY; license in server component; nextjs 密钥',
    'what-each-licence-state-means':
      'license expired; unlicensed product text on the table; remove the red text; console warning about the license; invalid key; evaluation; 过期; 未授权; 去掉红字; 密钥无效; 控制台 许可 警告; 去水印',
    'keep-the-key-in-order':
      'is the key secret; commit key to git; staging and production; CI; contractors; number of developers; renew; 密钥泄露; 能不能公开; 续费; 几个开发者; 测试环境要授权吗',
  },
  '/x/introduction/support/': {
    'what-belongs-where':
      'contact; email; forum; Discord; where to ask for help; 联系方式; 邮箱; 论坛; 在哪里问',
    'before-you-report-a-bug':
      'known issues; is it a bug; search existing issues; 已知问题; 是不是 bug',
    'write-a-minimal-reproduction':
      'sandbox; codesandbox; StackBlitz; 复现 demo; 在线示例; 代码沙盒',
    'what-a-good-report-says': 'issue template; bug report example; 问题模板; 报告格式',
    'supported-versions':
      'LTS; end of life; security fixes of old versions; which versions are maintained; 维护周期; 旧版本 修复; 停止维护',
  },
  '/x/introduction/mcp/': {
    'what-the-server-offers':
      'model context protocol server; context7; hallucinated props; up to date docs for LLM; 幻觉; 给 AI 看的文档; MCP 服务器',
    'vs-code': 'GitHub Copilot; agent mode; mcp.json; Copilot 配置',
    cursor: 'cursor rules; cursor settings; Cursor 配置',
    'claude-and-other-clients': 'Claude Code; Claude Desktop; Windsurf; Gemini CLI; Claude 配置',
    'when-it-doesnt-work': "server not connecting; tools don't show up; timeout; 连接不上; 不生效",
  },
  '/x/introduction/priority-support/': {
    'how-it-differs-from-other-help':
      'dedicated support; guaranteed answer; difference to community support; 专属支持; 和普通支持的区别',
    'prepare-before-you-need-it': 'who may write tickets; add a colleague; 谁可以提交; 添加同事',
    'open-a-good-request': 'submit a ticket; support portal; Zendesk; 提交工单; 支持入口',
    'severity-that-others-believe':
      'blocker; production is down; severity level; 线上故障; 严重程度; 生产问题',
    'while-the-request-is-open': 'follow up; escalate; hotfix; 进度; 催办; 热修复',
  },
  '/x/guides/telemetry/': {
    'when-something-is-sent':
      'network requests to mui; sends data home; postinstall; 发送请求; 什么时候上报',
    'what-an-event-contains':
      'what is collected; personal data; machine id; hashed; 收集了什么; 个人信息',
    'switch-it-off-for-certain':
      'MUI_X_TELEMETRY_DISABLED; turn off analytics; environment variable; 关闭遥测; 禁止上报; 关掉统计',
    'see-for-yourself': 'debug mode; inspect what is sent; 查看上报内容',
  },
  '/x/introduction/roadmap/': {
    'follow-what-is-planned':
      'new components; when will it be released; GitHub milestones; vote for a feature; coming soon; 什么时候发布; 新组件; 投票; 即将推出',
    'what-the-marks-on-this-site-mean':
      'new badge; planned badge; unstable; experimental; beta; 图标含义; 实验性; 预览版; 新功能标记',
    'read-a-version-number': 'semver; major, minor and patch; alpha; 语义化版本; 大版本; 小版本',
    'keep-the-packages-together':
      'mismatched versions; duplicate packages; version conflict; 版本不一致; 重复依赖',
    'plan-an-upgrade': 'what changed; release notes; 发布说明',
  },
  '/x/common-concepts/custom-components/': {
    'choose-between-sx-slotprops-and-slots':
      'when to use sx or slots; styled; css override; ways of customization; 定制方式; 用 sx 还是 slots',
    'set-props-of-a-part-with-slotprops':
      'pass className to inner element; data-testid for an inner element; change placeholder, size or variant of the inner input; 传 props 给内部; 修改内部输入框; 传递参数; componentsProps 废弃',
    'replace-a-part-with-slots':
      'render custom component; components prop removed; swap icon; own button instead of the built-in; 换成自己的组件; 替换图标; components 属性; 自定义渲染',
    'define-the-component-outside-of-render':
      'input loses focus on every key; component remounts; unmounts on each render; flickers; 输入失去焦点; 每次渲染 重新挂载; 闪烁',
    'pass-your-data-to-a-slot':
      'context; pass state to slot; access parent state; closure; 给插槽传数据; 访问父组件状态',
    'type-the-props-of-a-slot':
      'typescript error in slotProps; interface overrides; unknown property; PropsOverrides; 类型错误; 插槽类型',
    'nest-slots-a-part-of-a-part':
      'slot inside slot; nested slotProps; TextField inside of a picker field; 嵌套插槽; 内层组件',
    pitfalls:
      'forward ref; ownerState warning; React does not recognize the prop on a DOM element; ownerState 警告; 忘记传 ref; 未知属性 警告',
  },
  '/x/react-data-grid/': {
    'when-to-use-a-data-grid':
      'grid or simple Table; alternative to AG Grid, TanStack Table or react-table; material-table; 和 Table 的区别; 代替 antd Table; 什么时候用',
    'what-the-free-grid-includes':
      'free features; MIT table; community limits; 免费功能; 社区版限制',
    'what-the-pro-grid-adds': 'what do I get with pro; paid table features; 专业版功能',
    'what-the-premium-grid-adds': 'what do I get with premium; Excel-like features; 高级版功能',
    'which-package-to-install':
      'x-data-grid, x-data-grid-pro or x-data-grid-premium; package name; 包名; 用哪个包',
  },
  '/x/react-data-grid/quickstart/': {
    'install-the-data-grid': 'npm i x-data-grid; add table to my app; 安装 x-data-grid',
    'import-the-component': 'import DataGrid from; module not found; 导入; 引入组件',
    'define-rows-and-columns':
      'columnDefs rowData; dataSource columns dataIndex; sample data; field and headerName; dataSource columns; 写列和行; 数据怎么传',
    'render-the-grid': 'minimal code; render a table; copy this; 最小示例; 渲染表格',
    'if-it-doesnt-work':
      "nothing shows; empty grid; rows don't appear; no data is displayed; broken layout; not working; 没有显示; 数据不出来; 空白; 不生效",
    'type-rows-and-columns-with-typescript':
      'GridColDef type; generic row type; typed columns; 类型定义; 泛型; TS 用法',
    'adapt-the-look-to-your-theme':
      'dark mode; change colors; theme palette; remove outer border; customise look; 深色模式; 改颜色; 主题色; 暗黑',
  },
  '/x/react-data-grid/features/': {
    'column-features-by-plan': 'is column pinning free; is resizing pro; 列固定要收费吗; 列功能',
    'row-features-by-plan':
      'is tree data pro; is row grouping premium; is drag and drop of rows paid; 树形要收费吗; 行功能',
    'sorting-and-filtering-by-plan': 'is multi sorting pro; header filters pro; 多列排序要收费吗',
    'editing-selection-and-export-by-plan':
      'is Excel export premium; is clipboard paste premium; 导出 Excel 收费吗; 单元格选择 收费',
    'data-loading-and-rendering-by-plan':
      'is lazy loading pro; is infinite scroll paid; 无限滚动收费吗',
    'what-happens-when-a-plan-doesnt-have-a-feature':
      "feature doesn't work in community; prop is ignored; missing feature in free version; 不起作用 社区版; 属性无效",
  },
  '/x/react-data-grid/demos/real-time-data/': {
    'how-the-feed-reaches-the-grid':
      'push; SSE; Socket.IO; SignalR; MQTT; subscribe to feed; 推送数据; 消息; 订阅',
    'update-no-faster-than-people-read':
      'throttle updates; too many messages; batch; freezing with many updates; 更新太频繁; 节流; 合并更新',
    'highlight-changes-without-a-flash-too-many':
      'flash cells; blink when price changes; green up and red down; changed value highlight; 涨跌 颜色; 变化闪烁; 红绿',
    'add-up-sparklines': 'trend line in cell; mini chart; history; 趋势; 小图',
    'pause-when-nobody-looks':
      'stop when tab is hidden; visibilitychange; pause stream; 切换标签页 暂停; 后台',
  },
  '/x/react-data-grid/demos/time-off-calendar/': {
    'how-the-calendar-is-put-together':
      'resource view; roster; booking calendar; timetable of employees; 日程表; 资源视图; 排班表; 预订',
    'span-an-absence-over-its-days':
      'event bar over several days; colspan by dates; Gantt bar; 跨天; 时间条',
    'keep-the-focus-on-a-cell-that-exists': 'arrow keys in calendar; 方向键',
    'show-details-for-the-cell-in-focus': 'popover on cell; details on hover; 弹出详情; 气泡',
    'count-who-is-away': 'count per day; how many are absent; capacity; 每天人数; 统计缺勤',
    'keep-dates-as-text': 'timezone shift; ISO date string; off by one day; 日期字符串; 差一天',
  },
  '/x/react-data-grid/demos/inventory/': {
    'how-the-stock-list-is-put-together':
      'admin dashboard; back office; complete CRUD app; master example; product catalogue; ERP; 后台管理; 商品列表; 管理系统',
    'derive-the-state-of-a-row':
      'low stock; status chip; computed status; 库存不足; 状态标签; 预警',
    'let-the-grids-filter-model-be-the-only-one':
      'filter chips with number of items; tabs above the table; 标签页 筛选; 数量标签',
    'refuse-what-cant-be-true':
      'reject negative numbers; validation of stock count; 不能为负数; 数量校验',
    'undo-instead-of-asking': 'snackbar with undo; toast; soft delete; 撤销提示; 消息条',
    'change-to-cards-on-a-phone': 'cards on small screens; 手机 卡片',
  },
  '/x/react-data-grid/layout/': {
    'set-the-height-of-the-container':
      '100vh; fixed pixel height; style height; container size; table not showing; zero height; empty height error; 设置高度; 高度为 0; 像素高度; 容器没有高度',
    'fill-the-rest-of-a-flex-layout':
      'flex grow; fill remaining space; overflows the page; fill the screen; sidebar layout; 100% height; 占满剩余; 全屏高度; 占满屏幕; 溢出; 百分之百',
    'grow-with-the-rows-within-limits':
      'fit content height; height by number of rows; min height; no inner scrollbar; 根据行数; 随内容变高; 最小高度',
    'why-not-to-use-autoheight':
      'autoHeight deprecated; autoHeight prop; domLayout autoHeight; autoHeight 废弃',
    'height-of-an-empty-or-loading-grid':
      'empty grid too small; height when no rows; loading jump; 没有数据时的高度; 空表格 高度',
    'react-to-the-size-of-the-grid':
      'ResizeObserver; window resize; width changes; responsive to container; 窗口大小变化; 监听大小; 宽度变化',
    'sizing-mistakes-and-their-cure':
      'grows forever; infinite height; width keeps growing; flex child overflow; min-width 0; ResizeObserver loop; 越来越宽; 无限变高; 撑破容器; 页面横向滚动',
    'server-rendering-accessibility-and-cost': 'SSR; hydration; layout shift; 服务端渲染; 水合',
  },
  '/x/react-data-grid/column-definition/': {
    'column-properties':
      'accessorKey; colDef options; TableColumn; 列配置; 列属性; dataIndex 对应; 字段名',
    'column-types':
      'number column; boolean column; type singleSelect; checkmark; column type string; ISO text; 数字列; 布尔列; 类型; 对勾',
    dates:
      'Invalid date; format date dd/mm/yyyy; date string to Date object; moment in cell; datetime; dates shown wrong; 日期格式化; 日期列; 时间戳; 显示日期; 日期格式不对',
    'a-list-of-options':
      'enum; status dropdown; value and label; lookup; select list; code to name; 枚举; 下拉选项; 状态值 显示文字; 字典; 码表',
    'buttons-in-a-row':
      'edit and delete icons; actions column; kebab menu in row; row buttons; row actions; link button; 编辑 删除 按钮; 行操作; 更多 菜单 每行',
    'compute-and-format-values':
      'money; currency symbol; thousands separator; percent; nested field with a dot; concatenate fields; decimals; two fields in one column; params.row undefined; 货币; 千分位; 百分比; 嵌套字段; 合并两个字段; 保留小数; 金额; 拼接',
    'render-custom-cell-content':
      'JSX in cell; image in cell; link in cell; chip; avatar; switch; button in cell; cell template; Cell render function; hyperlink; 图片; 链接; 单元格里放按钮; 头像; 标签; 超链接; 开关; 渲染单元格',
    'keep-the-columns-stable':
      'columns reset on render; useMemo columns; width jumps back; column state is lost; 列重置; 列宽恢复原样; 列每次重新渲染',
    'change-a-column-from-code':
      'update column definition; setColumnDefs; change header at runtime; add column dynamically; 动态修改列; 运行时改列',
  },
  '/x/react-data-grid/column-dimensions/': {
    'width-flex-minimum-and-maximum':
      'width in percent; equal columns; stretch last column; fill the grid; wider; column too narrow; take the remaining space; 百分比宽度; 平均分配; 铺满; 最大宽度; 列太窄; 宽度自适应',
    'resize-columns-by-dragging':
      'drag border; make columns resizable; disable resize; save width; resizable false; 拉伸; 禁止调整列宽; 保存列宽; 拖拽调整宽度',
    'size-columns-to-their-content':
      'sizeColumnsToFit; width by longest text; double click the border; fit text; content is cut; 根据内容; 自动列宽; 双击边框; 内容被截断; 按内容撑开',
    'what-autosizing-costs-and-misses':
      "autosize doesn't work; slow autosize; virtual rows ignored; 自动宽度 不准",
  },
  '/x/react-data-grid/column-visibility/': {
    'hide-columns-at-the-start':
      'initially hidden; hide property; hidden by default; hide id; remove column; 默认隐藏; 初始隐藏; 不显示某列',
    'control-visibility-from-your-own-state':
      'controlled visibility; switch columns; 受控; 控制列显示',
    'hide-and-show-from-code':
      'show column on button click; conditional column; 代码隐藏列; 按权限显示列; 动态隐藏',
    'let-people-choose-in-the-column-panel':
      'checkbox list of columns; choose columns; customize columns; select fields; 勾选列; 选择列; 自定义显示列',
    'keep-a-column-from-being-hidden':
      'always visible; mandatory column; hideable false; required column; 必须显示; 不可隐藏',
    'remember-the-choice':
      'store hidden columns; per user columns; localStorage; 记住隐藏列; 保存用户的列',
    'what-hidden-columns-still-do':
      'export hidden column; filter by hidden column; still in DOM; 隐藏列 导出; 隐藏列 筛选',
  },
  '/x/react-data-grid/custom-columns/': {
    'start-from-a-built-in-type':
      'reuse column settings; defaultColDef; price column for all tables; default column options; 统一列配置; 通用列; 默认列设置',
    'a-column-with-options-write-a-function':
      'country list; tags; multi select column; 标签列; 国家',
    'a-value-that-isnt-text-or-number':
      'object value; array in a cell; complex value; location; 对象值; 数组; 复杂类型',
    'small-charts-in-cells':
      'line in cell; progress; stars; bar inside cell; 单元格 小图表; 进度; 星级',
    'replace-the-checkbox-column':
      'hide header checkbox; radio buttons instead of checkboxes; GRID_CHECKBOX_SELECTION_COL_DEF; width of the checkbox column; position of the checkbox column; 单选按钮; 去掉表头全选框; 勾选列 宽度; 勾选框放到后面',
  },
  '/x/react-data-grid/column-header/': {
    'set-the-text-tooltip-and-alignment':
      'title of a column; align center; description tooltip; capitalise; different label; 列标题文字; 居中; 标题 提示; 改标题',
    'wrap-long-header-text':
      'multi-line header; line break in header; long title is cut off; ellipsis in header; 标题太长; 标题换行; 表头 省略号; 两行标题',
    'change-the-height': 'taller header; hide the header row; remove header; 隐藏表头; 去掉表头',
    'render-your-own-header':
      'JSX header; header template; icon next to title; HTML in header; headerComponent; 表头渲染; 标题加图标; 表头模板',
    'put-a-button-into-a-header':
      'info icon; help button in header; checkbox in header; 表头按钮; 帮助图标; 表头加复选框',
    'style-headers':
      'bold header; header color; header font; header background; uppercase; 表头颜色; 表头字体; 标题加粗; 表头背景',
    'react-to-clicks-and-right-clicks':
      'context menu on header; disable click sort; 点击表头; 表头右键',
  },
  '/x/react-data-grid/column-menu/': {
    'turn-the-menu-off':
      'remove three dots; hide the dots; suppressMenu; no menu icon; 去掉三个点; 关闭菜单; 不显示菜单',
    'remove-and-reorder-items':
      'remove hide column option; remove filter option from menu; order of entries; 删除菜单项; 菜单 顺序; 去掉菜单选项',
    'add-an-item':
      'custom menu entry; add own action to the header; extra option; 自定义菜单项; 增加选项',
    'give-some-columns-another-menu': 'menu per column; different menu by type; 每列不同菜单',
    'open-the-menu-from-code':
      'close menu programmatically; open on right click; 代码打开菜单; 右键打开',
    'change-icons-and-words': 'icon of menu; translate menu; 菜单 翻译; 换图标',
  },
  '/x/react-data-grid/column-spanning/': {
    'set-the-number-of-columns':
      'colSpan function; one cell over two columns; merge horizontally; rowspan colspan; span by value; 合并两列; colSpan 函数; 左右合并; 横跨',
    'add-rows-of-totals': 'total label over several columns; sum row; 合计 跨列; 总计标签',
    'add-rows-of-headings-over-the-whole-width':
      'section heading inside the table; separator row; divider row; title row; 分隔行; 标题行; 整行文字',
    'when-columns-move-or-hide': 'span breaks with pinned or reordered columns; 移动列 合并错乱',
  },
  '/x/react-data-grid/column-groups/': {
    'define-the-groups':
      'colspan header; two-level header; band; header over several columns; ColumnGroup; children columns; 两级表头; 表头合并; 列头分组; 双层标题',
    'nest-groups': 'three levels; tree of headers; 三级表头; 多层嵌套',
    'render-and-style-group-headers':
      'group header color; renderHeaderGroup; center group title; 分组标题样式; 分组表头颜色',
    'show-and-hide-the-columns-of-a-group':
      'collapse column group; expand group of columns; toggle columns; 折叠列; 展开列组; 收起一组列',
    'drag-and-pin-grouped-columns':
      'freeHeader; keep columns together; group splits when columns are moved; 一起移动; 分组被拆开',
  },
  '/x/react-data-grid/column-ordering/': {
    'hold-columns-in-place':
      'lock position; prevent moving one column; fixed order; suppressMovable; 禁止拖动; 不可移动; 锁定位置',
    'set-read-and-restore-the-order':
      'orderedFields; set order from code; remember sequence; restore the layout; 设置列的顺序; 记住顺序; 恢复顺序',
    'drop-outside-of-the-grid': 'drag out of the table; drop on a list; 拖出表格',
    'move-columns-from-code-and-by-keyboard':
      'move left and right; buttons to move; 左移 右移; 代码移动列',
    'change-the-order-without-pro': 'reorder in the free version; community; 免费版 换列',
  },
  '/x/react-data-grid/column-pinning/': {
    'pin-columns-at-the-start':
      "stay visible while scrolling horizontally; first column fixed left; keep name visible; fixed: 'left'; pin to the right; stick; 横向滚动 固定; 首列不动; 最后一列固定; 锁住",
    'pin-checkboxes-and-actions':
      'sticky checkbox; actions column always visible; freeze actions to the right; pin detail toggle; 操作列固定; 勾选列固定; 固定操作栏',
    'control-the-pinned-columns': 'controlled; save pins; 受控 固定',
    'prevent-pinning': "disable pinning; can't unpin; remove pin from menu; 禁止固定; 不能取消固定",
    'pin-from-code': 'pin on click; 代码固定列',
    'change-how-it-looks':
      'shadow; border of pinned; background; transparent pinned column; 阴影; 固定列背景; 固定列 透明',
  },
  '/x/react-data-grid/column-recipes/': {
    'remember-widths-order-and-visibility':
      'save column width; persist order; user preferences; store layout in localStorage; remember table layout after reload; 保存布局; 刷新后 保持列; 用户偏好; 列宽 记忆',
    'build-columns-from-data-of-unknown-shape':
      'Object.keys; generate from JSON; unknown fields; columns from API response; dynamic schema; 根据数据生成列; 接口返回列; 动态表头; 未知字段',
    'fit-a-list-onto-a-phone':
      'hide columns on mobile; breakpoints; fewer columns; responsive; 小屏 隐藏列; 响应式; 断点',
    'hide-columns-without-values':
      'hide if all values are empty; column without data; 全空 隐藏; 没有值的列',
  },
  '/x/react-data-grid/row-definition/': {
    'shape-of-a-row':
      'row object; nested data; dotted field; rows prop; data format; 数据结构; 对象数组; 嵌套数据; rows 数据格式',
    'row-id-and-getrowid':
      'key prop; missing id error; use uuid; composite id; custom primary key; getRowNodeId; duplicate id; all rows must have a unique id; 没有 id; 自定义 id; 唯一键; id 重复; 用其他字段当 id',
    'add-change-and-remove-rows-with-state':
      'push a row; remove row from state; append; immutable update; useState rows; 增加一行; 删一行; 更新 state',
    'update-single-rows-with-the-api':
      'apiRef updateRows; change one cell value; applyTransaction; setCellValue; patch a row; 更新单行; 改一行数据; 修改某个值',
    'read-rows-from-code':
      'get all rows; sorted rows; filtered rows; read value of a cell; current rows; 获取所有行; 读取数据; 取一行; 得到当前数据',
    'keep-references-stable':
      "mutated array doesn't update; rerender; stale rows; grid doesn't refresh; new reference; selection lost after update; 数据变了 不刷新; 修改数组 不更新; 引用不变",
    'show-a-loading-state':
      'show progress while fetching; loading prop; wait for data; 加载状态; 等待数据',
  },
  '/x/react-data-grid/row-updates/': {
    'state-or-api':
      'when does the grid refresh; setState or apiRef; keep rows in redux; 状态管理; redux; 用 state 还是 api',
    'update-add-and-remove-several-rows':
      'bulk update; insert at top; push new row; remove by id; _action delete; upsert; applyTransaction; 批量更新; 插入到最前面; 按 id 删除; 追加一行',
    'slow-down-a-fast-stream':
      'high frequency; debounce rows; tick data; 高频更新; 频繁刷新; 消息太多',
    'refresh-from-a-server':
      'refetch every 10 seconds; polling interval; refresh button; reload without losing scroll; React Query; SWR; refetch after save; 定时刷新; 刷新按钮; 自动刷新; 重新请求',
    'replace-all-rows-from-code':
      'setRows api; clear the table; replace data; reset rows; 清空数据; 替换全部数据',
  },
  '/x/react-data-grid/row-height/': {
    'set-the-height-of-single-rows':
      'smaller rows; compact rows; thick rows; different height per row; line height; 每行不同高度; 行太高; 更紧凑; 修改行高',
    'let-rows-grow-with-their-content':
      'multi-line cell; text overflow to next line; white-space normal; whiteSpace pre-line; long text; newline; auto fit row; 长文本; 多行; 文本太长; 回车换行; 内容撑高',
    'open-and-close-the-text-of-a-row':
      'read more; show more text; expand text; collapse long text; 展开全文; 查看更多; 收起文字',
    'put-space-between-rows': 'gap between rows; padding; 行之间的间隔; 间距; 留白',
  },
  '/x/react-data-grid/row-spanning/': {
    'which-cells-are-merged':
      'group same cells; merge duplicates; hide repeated values; vertical merge; repeat value once; 合并相同内容; 重复值 只显示一次; 上下合并',
    'choose-what-merges-per-column':
      "merge by another field; don't merge this column; 按字段合并; 某列不合并",
    'build-a-timetable':
      'schedule; calendar week; lessons; weekly plan; 课程表; 课表; 日程; 周计划',
    'what-a-merged-cell-belongs-to':
      'selection and hover of merged cells; editing merged cell; wrong merge after sort or paging; 合并后 编辑; 合并后 排序',
  },
  '/x/react-data-grid/master-detail/': {
    'set-the-height-of-a-panel':
      'panel height auto; cut off panel; content height; 面板高度; 展开高度',
    'load-the-details-when-a-panel-opens':
      'fetch details on expand; lazy detail; spinner in panel; load on click; 展开时请求; 点击加载详情',
    'put-a-grid-into-a-panel':
      'sub grid; child grid; grid inside grid; order lines; nested table in row; expandedRowRender; 表中表; 明细表; 订单明细',
    'edit-a-row-in-a-panel':
      'form inside the row; edit form below; inline form; 行内表单; 展开编辑',
    'open-and-close-panels-from-code':
      'expand all panels; accordion; toggle on row click; keep one open; collapse others; open by default; 只展开一行; 默认展开; 点击行展开; 全部展开',
    'move-or-replace-the-toggle-column':
      'plus and minus icon; arrow icon on the right; hide the expand icon; move arrow; disable for some rows; 展开图标; 加号; 箭头位置; 隐藏展开按钮',
    'keep-a-panel-in-view-while-columns-scroll':
      'sticky panel; panel wider than the screen; horizontal scrolling; 面板不跟着横向滚动',
  },
  '/x/react-data-grid/row-ordering/': {
    'when-rows-cant-be-dragged':
      "disable drag; drag not working; sorted rows can't be moved; between groups; 不能拖动; 拖拽不起作用; 禁止拖行",
    'save-the-new-order':
      'persist position; save index in database; reorder array; 保存顺序; 拖动后保存; 排序号',
    'move-rows-with-the-keyboard-or-by-touch':
      'buttons up and down; keyboard reorder; touch screen; 上移按钮; 触屏',
    'move-a-row-from-code': 'change position programmatically; 代码移动行',
    'change-the-handle': 'drag icon; grip; __reorder__ column; six dots; 拖拽图标; 手柄; 拖动把手',
  },
  '/x/react-data-grid/row-pinning/': {
    'what-pinned-rows-take-part-in':
      'always on top; excluded from sorting and filtering; keep first row; 首行不动; 始终在顶部; 不参与排序',
    'let-people-pin-and-unpin-rows':
      'pin by click; favourites; star rows on top; bookmark; 收藏; 置顶按钮; 点击置顶',
    'show-a-total-that-follows-the-filter':
      'grand total; footer sum row; bottom summary; table footer with totals; 底部合计; 表尾汇总',
    'pin-rows-from-code': 'setPinnedRows; 代码固定行',
  },
  '/x/react-data-grid/row-recipes/': {
    'delete-rows-with-undo':
      'remove row confirm; delete selected rows; trash icon; bulk delete; restore deleted; 批量删除; 删除确认; 恢复; 删除按钮; 撤回删除',
    'number-the-rows-as-they-are-shown':
      'index; # column; row counter; sr no; auto increment; number rows from one; 索引; 编号; 自增序号; 第几行',
    'show-what-an-update-changed':
      'flash updated row; new row highlight; diff; animate; 新增行高亮; 变化提示; 闪一下',
    'open-a-menu-on-a-row':
      'right-click; onContextMenu; popup menu; options menu on row; three dots in row; 右击菜单; 行操作菜单; 弹出菜单; 上下文菜单',
  },
  '/x/react-data-grid/cells/': {
    'the-parameters-of-a-cell':
      'GridRenderCellParams; params.row; params.value; access other fields; 获取本行数据; 参数',
    'show-text-that-is-cut-off':
      'title attribute; text too long; full text on hover; dots; 省略号 悬停; 鼠标移上显示; 超出隐藏; 完整内容; 气泡提示',
    'answer-clicks-and-keys':
      'double click cell; column clicked; get clicked cell; cell event; 点击某列; 双击单元格; 获取点击的单元格; 键盘按下',
    'move-the-focus-to-a-cell':
      'select next cell; remove focus outline; focus first cell; blue border on click; active cell; 聚焦; 点击蓝框; 光标; 选中框; 去掉焦点边框',
    'controls-inside-a-cell':
      'button inside a cell; click in cell selects row; stopPropagation; switch; input in cell; checkbox in cell; focusable; 单元格里的按钮; 阻止冒泡; 点击按钮 触发行点击',
    'replace-the-element-of-a-cell':
      'slots.cell; custom td; data attributes; vertical align; padding of cells; 单元格组件; 垂直居中; 内边距',
  },
  '/x/react-data-grid/editing/': {
    'start-and-stop-editing':
      "editable true; double click to edit; make a column editable; read-only grid; F2; type to edit; isn't editable; 设置可编辑; 双击编辑; 不能编辑; 只读; 进入编辑",
    'allow-editing-for-some-rows':
      'disable editing for a row; locked rows; permission; conditional; 某些行不可编辑; 权限; 按条件编辑; 禁用编辑',
    'save-changes-to-a-server':
      'onCellEditCommit; onCellValueChanged; PUT request; PATCH; persist; update backend; edited value disappears; value reverts; 保存到服务器; 编辑后的值 还原; 提交修改; 改了又变回来',
    'validate-while-people-type':
      'red cell; invalid value; async validation; error tooltip; regex; unique name; 必填; 校验失败; 红框; 异步校验; 格式错误',
    'edit-computed-or-formatted-values':
      'computed column; number with comma; edit full name; 编辑计算列; 解析输入; 拆分',
    'edit-whole-rows-with-action-buttons':
      'editMode row; save and cancel icons; edit button; pencil; startEditMode; 行编辑模式; 编辑按钮; 铅笔图标; 保存图标 取消图标',
  },
  '/x/react-data-grid/editing/persistence/': {
    'what-processrowupdate-receives-and-returns':
      'newRow oldRow; promise; must return the row; params of processRowUpdate; 必须返回; 旧值 新值',
    'save-to-a-server-and-try-again':
      'axios; fetch PUT; retry; rollback; failed request; network error; old value comes back; axios 保存; 重试; 请求失败 恢复原值; 提交失败',
    'validate-on-the-server':
      '422 response; server error message; duplicate name on server; show error from API; 后端校验; 接口返回错误; 服务器校验',
    'ask-before-saving':
      'are you sure; modal; prompt the user; dialog with yes and no; 弹窗确认; 二次确认; 是否保存',
    'save-in-the-background':
      'autosave; spinner; optimistic; queue; saving indicator; 自动保存; 乐观更新; 后台保存',
    'rows-that-change-meanwhile':
      'conflict; two users edit; concurrent edit; lock; version; 多人编辑; 冲突; 并发',
    'save-through-a-data-source': 'updateRow; mutation; 数据源保存',
  },
  '/x/react-data-grid/editing/custom-edit-component/': {
    'tune-a-built-in-input':
      'min and max of number input; maxLength; multi-line input; textarea; number step; 最大长度; 多行输入; 数字输入; 输入限制',
    'what-your-component-receives':
      'useGridApiContext; own editor; custom input; masked input; switch; 编辑组件; 自定义输入; 开关',
    'save-as-soon-as-something-is-chosen':
      'commit on select; close dropdown after choice; save on change; radio; 选择后立即保存; 选完关闭',
    'handle-enter-tab-and-escape-yourself':
      "Enter doesn't save; Tab leaves cell; keydown in textarea; new line with Shift Enter; 回车不保存; 按键; Enter 换行",
    'menus-dialogs-and-pickers-in-a-portal':
      'popper closes the cell; date picker popup; dialog editor; clicking the menu ends edit; color picker; 弹出层 点击后退出; 弹窗编辑; 颜色选择',
    'let-one-field-set-another':
      'cascading select; options depend on another column; country and state; update another cell; 联动下拉; 省市联动; 依赖其他列; 级联',
  },
  '/x/react-data-grid/editing/editing-events/': {
    'order-of-the-calls': 'life cycle; edit callbacks; beginEdit; 编辑回调; 编辑顺序; 触发时机',
    'why-an-edit-began-or-ended':
      'reason of stop; escapeKeyDown; cellFocusOut; GridCellEditStopReasons; 结束原因; 退出原因',
    'prevent-an-edit-from-starting':
      'block double click; edit on single key; no editing by typing; disable Delete key; 禁止双击编辑; 按键不编辑',
    'prevent-an-edit-from-ending':
      'keep editing on blur; focus lost; click outside; event.defaultMuiPrevented; stay in edit mode; Enter moves to next row; 点击外面; 失去焦点; 不要退出编辑; 回车 下一行',
    'control-the-modes':
      'controlled mode; all cells in edit mode; always in edit mode; 受控模式; 始终编辑状态; 全部可编辑',
    'open-and-close-from-code':
      'focus next editable cell; programmatic edit; ignoreModifications; Tab to next; 代码进入编辑; 取消编辑; 跳到下一个单元格',
  },
  '/x/react-data-grid/recipes-editing/': {
    'edit-with-a-single-click':
      'one click; edit on click; no double click; instant edit; 点一下就编辑; 单击进入',
    'add-a-row':
      'insert row; new record; button to add; empty row at the bottom; blank row; focus new row; 新增一行; 添加按钮; 插入空行; 新建记录',
    'collect-changes-and-save-them-together':
      'save all button; dirty rows; modified cells; submit at once; discard all; pending changes; highlight changed cells; 统一保存; 一起提交; 修改标记; 未保存; 脏数据',
    'undo-edits': 'Ctrl+Z; history; redo; revert edit; 撤回; 重做; 历史; 恢复上一步',
    'edit-dates-with-a-date-picker':
      'MUI DatePicker in grid; calendar in cell; datetime editor; 表格里 日期选择器; 日期控件',
    'compare-two-fields-of-a-row':
      'start date before end date; cross-field validation; depends on another field; 开始日期 结束日期; 跨字段校验; 比较两列',
  },
  '/x/react-data-grid/sorting/': {
    'set-the-order-at-the-start':
      'initial sort; sorted by default; order by date descending; defaultSortOrder; newest first; 初始排序; 默认倒序; 最新的在前',
    'how-values-are-compared':
      'case sensitive; empty values at the end; date strings; numeric strings; null values; numbers sorted as text; uppercase; 空值; 数字当文本; 大小写; 字符串排序不对; 10 排在 2 前面',
    'write-a-custom-comparison':
      'locale compare; natural sort; own compare function; alphabetical with accents; umlauts; sort by hidden value; custom order of status; 比较函数; 拼音; 中文排序; 自定义顺序; 自然排序',
    'sort-by-several-columns':
      'shift click; secondary sort; multi-column; sort priority; sortModel with several items; 按住 shift; 多字段; 次要排序; 二级排序',
    'change-the-click-sequence-or-turn-sorting-off':
      'disable unsorted; sortable false; descending first; remove sort icon; lock sorting; third click; only ascending and descending; 禁止排序; 取消排序; 点击三次; 先降序; 某列不能排序',
    'control-the-sort-model':
      'controlled; sort change event; get current sort; 受控; 排序变化; 当前排序',
    'sort-from-code': 'sort button; clear sorting; toggle order; 代码排序; 清除排序',
    'sort-on-a-server':
      'sortingMode server; backend order; API sort params; remote sort; sorter true; 后端排序; 接口排序; 传排序参数',
    'change-the-icons':
      'sort arrow always visible; change sort icon; arrow position; hide arrow; 排序箭头; 箭头图标; 一直显示箭头',
  },
  '/x/react-data-grid/filtering/': {
    'the-filter-model':
      'field operator value; initialState filter; prefilter; preset; 筛选模型; 预设; 初始条件',
    'pass-filters-to-the-data-grid':
      'controlled filter; filter change event; external controls; set filter from outside; reset filter; 受控; 外部控件筛选; 筛选变化; 重置',
    'operators-by-column-type':
      'contains; equals; starts with; is empty; is any of; greater than; not equal; before and after date; boolean filter; date filter; 包含; 等于; 大于; 为空; 日期筛选; 属于; 不等于',
    'search-all-columns-with-the-quick-filter':
      'search field; type to search; find text; 搜索框; 输入搜索',
    'combine-several-filters': 'AND, OR; several conditions; 且 或; 多个条件',
    'write-a-custom-operator':
      'own function; fuzzy filter; regex; filter by computed value; 自定义运算符; 模糊; 正则',
    'turn-filtering-off':
      'filterable false; hide filter option; no filtering; turn off filter for one column; 关闭筛选; 某列不能筛选; 去掉筛选',
    'read-the-rows-that-are-left':
      'number of filtered rows; visible rows; gridFilteredSortedRowIds; get filtered data; count results; 筛选后的数据; 筛选结果数量; 获取过滤后的行',
    'filter-on-a-server':
      'filterMode server; WHERE clause; backend; query params; 后端过滤; 查询参数',
  },
  '/x/react-data-grid/filtering/customization/': {
    'start-from-the-built-in-operators':
      'only contains; reduce operators; getGridStringOperators; default operator; rename operator; relabel; 只保留包含; 减少运算符; 默认运算符; 改名',
    'create-a-custom-operator':
      'write operator; custom filterFn; filter function; case sensitive; filter by regex; exact match; own logic; 自定义过滤函数; 区分大小写; 精确匹配',
    'choose-an-input':
      'slider; rating; autocomplete filter; dropdown in filter; date picker in filter; checkbox filter; select input; 下拉筛选; 滑块; 日期选择器 筛选; 自动完成; 复选框筛选',
    'filter-by-a-range':
      'from to; between dates; min and max; price range; number range; start and end date; 从 到; 开始结束; 价格区间; 时间段',
    'add-an-operator-without-a-value':
      'is empty; only true; no value needed; yes or no; 不需要值; 为空',
    'filter-cells-that-hold-a-list':
      'tags; multiple values; array column; includes; contains any of; 标签; 数组; 多值; 包含任一',
    'change-the-delay-while-typing':
      'filter on Enter; apply button; too many requests; wait while typing; 防抖; 输入延迟; 点击确定才筛选; 应用按钮',
    'change-the-look-of-the-filter-panel':
      'filterPanel slotProps; width of panel; layout of form; column order in filter; style of filter popup; 筛选面板样式; 面板宽度',
    'change-the-filter-icons':
      'funnel icon; always show filter icon; hide icon; filter button in header; openFilterButton; 漏斗图标; 筛选图标; 隐藏图标',
  },
  '/x/react-data-grid/filtering/quick-filter/': {
    'what-the-search-finds':
      "match any word; partial match; diacritics; accent; numbers and dates; formatted value; search doesn't find; 搜不到; 部分匹配; 匹配规则; 忽略重音",
    'start-with-a-search-and-read-it': 'default search text; get search text; 默认搜索; 初始关键词',
    'use-your-own-search-field':
      'TextField outside; search outside of grid; own input; custom search bar; 外部搜索框; 自己的输入框; 表格外搜索',
    'search-for-phrases': 'exact phrase; comma; split by space; quotes; 短语; 精确; 空格分隔',
    'decide-what-a-column-matches':
      'exclude a column from search; search only one column; fuzzy; 排除列; 只搜某列; 搜索指定列',
    'search-hidden-columns': 'hidden columns included; search all fields; 搜索隐藏的列',
    'change-the-delay-or-remove-the-field':
      'debounce; showQuickFilter; disable search; remove search box; 防抖; 去掉搜索; 关闭搜索框',
  },
  '/x/react-data-grid/filtering/server-side/': {
    'offer-only-what-the-server-can-do':
      'restrict operators; unsupported operator; columns without filter; 后端不支持; 限制运算符',
    'send-the-filter-model':
      'send to backend; request params; GridFilterModel to query; SQL where; Prisma; Elasticsearch; OData; URLSearchParams; 转成 SQL; 发送给后端; 请求参数; 拼接查询',
    'filter-with-your-own-requests':
      'onFilterModelChange fetch; useEffect; debounce request; React Query filter; 监听筛选 请求; useEffect 请求',
    'handle-errors-and-try-again':
      'timeout; late answer; stale results; outdated response; retry; 旧请求 覆盖; 超时; 请求乱序',
    'filter-in-the-browser-what-the-server-sent':
      'filter twice; client and server mix; rows disappear although the server sent them; 前端再过滤; 数据被过滤掉',
  },
  '/x/react-data-grid/filtering/multi-filters/': {
    'give-each-item-an-id':
      'only one filter is kept; id missing in filter item; multiple filter items; all items must have an id; 只剩一个条件; 条件 id',
    'join-filters-with-and-or-or':
      'GridLogicOperator; any of; all of; match all; nested groups of conditions; 或者; 满足任一; 同时满足; 全部满足',
    'add-and-remove-single-filters-from-code':
      'remove one filter; reset all filters; clear button; chips of active filters; 移除条件; 重置所有筛选; 清除全部; 已选条件 标签',
    'allow-one-filter-a-column': 'one per column; 每列一个条件',
    'keep-people-from-adding-or-removing-filters':
      'hide and or selector; hide add filter button; disable remove all; simple panel; 隐藏且或; 隐藏添加条件; 隐藏按钮',
    'go-back-to-one-filter': 'single filter only; 单一条件',
  },
  '/x/react-data-grid/filtering/header-filters/': {
    'what-the-row-cant-show': 'limits of header filters; operator between in header; 不支持',
    'show-filters-in-the-header-only':
      'headerFilters true; hide filter panel; filter input in each column; search under each header; per-column input; column filters below the title; 每列输入框; 列头下搜索; 表头下面 输入框; 列头筛选行',
    'label-the-filters': 'label text; small inputs; operator icon; 占位文字; 提示文字; 运算符图标',
    'render-your-own-filter':
      'dropdown in header; select in header; custom input; 表头下拉筛选; 自定义表头筛选; 下拉',
    'open-a-filter-from-code': 'focus filter; 聚焦筛选框',
    'keyboard-and-accessibility': 'height of the filter row; tab through filters; 筛选行 高度',
  },
  '/x/react-data-grid/filtering-recipes/': {
    'keep-the-filters-in-the-url':
      'query string; share a link with filters; deep link; browser back button; react-router; search params; bookmark a search; 分享链接; 地址栏; 浏览器后退; 路由参数; 链接带筛选',
    'offer-saved-views-with-counts':
      'predefined filters; presets; favourite filters; counter badge; segments; quick views; chips above the table; 标签页; 快捷筛选; 常用筛选; 保存筛选条件; 数量角标',
    'show-a-total-of-the-found-rows':
      'sum of filtered rows; total after filter; count of results; 筛选结果求和; 合计跟着筛选变',
    'mark-what-the-search-found':
      'highlight match; mark search text; yellow background; matched text; 搜索词高亮; 关键字标记; 标黄',
    'filter-by-a-list-of-values':
      'Excel-like filter; checklist of distinct values; unique values; set filter; facets; filters with onFilter in antd; 像 Excel 一样筛选; 勾选值; 去重; 选项列表筛选; 值列表',
  },
  '/x/react-data-grid/pagination/': {
    'set-the-page-size':
      'rowsPerPageOptions; 25 per page; default number of rows; hide page size selector; show all rows; 每页显示; 默认条数; 每页 20 条; 显示全部',
    'limits-by-plan':
      'max 100; only 100 rows show; more than 100 per page; disable pagination; no paging; 最多 100 行; 超过 100 条; 关闭分页; 不分页',
    'control-the-page':
      'current page; reset to first page; go to last page; page state; 当前页; 回到第一页; 跳页; 最后一页',
    'fit-the-page-to-the-height':
      'number of rows by height; fill the screen; 自动每页行数; 适应高度',
    'change-the-controls':
      'custom pagination; numbered buttons; first and last button; MUI Pagination; table pagination at the top; footer controls; labelRowsPerPage; TablePagination; 自定义分页; 页码按钮; 首页 末页; 分页放上面; 分页样式',
    'load-pages-from-a-server':
      'paginationMode server; offset and limit; total; skip take; backend paging; page loads again; page resets; 后台分页; 总数; 偏移; 服务端分页',
    'load-pages-without-knowing-the-row-count':
      'cursor; keyset; next token; infinite; hasNextPage; more than; unknown number; 游标分页; 不知道总数; 总数未知; 有没有下一页',
  },
  '/x/react-data-grid/row-selection/': {
    'select-one-or-several-rows':
      'single select; radio; only one row; tick rows; rowSelection type checkbox; click to select; 勾选框; 只能选一行; 单选模式; 多选框; 点击选中',
    'select-with-the-keyboard':
      'shift click; ctrl a; range of rows; space bar; 按住 shift 选; 快捷键全选',
    'read-and-control-the-selection':
      'get selected ids; selected row data; clear selection; deselect all; unselect; ids is undefined; Set; exclude; selectedRowKeys; preselected rows; initially checked; 获取选中数据; 清空选择; 取消选中; 默认选中; 选中行的 id; 选中的数据',
    'decide-which-rows-can-be-selected':
      "disabled checkbox; max number of selected rows; limit selection; grey checkbox; don't select on click; select only by checkbox; prevent row click; 不可勾选; 限制选择数量; 点击行不选中; 禁止点击选中; 最多选几个",
    'selection-filters-and-pages':
      'select all pages; only the current page; selects all rows of all pages; filtered rows stay selected; header checkbox; 只选当前页; 跨页全选; 全选所有页; 筛选后 选择',
    'keep-the-selection-across-server-pages':
      'selection lost on page change; server pagination selection; remember selected across pages; preserveSelectedRowKeys; 翻页 选中丢失; 跨页选择; 翻页保留勾选; 记住勾选',
    'select-groups-and-their-rows':
      'parent and children; indeterminate; propagate; select descendants; tri-state; checkStrictly; 父子联动; 半选; 选中子级; 选中整组',
    'select-from-code': 'programmatically select; toggle; 代码选中; 手动勾选',
  },
  '/x/react-data-grid/cell-selection/': {
    'select-with-mouse-and-keyboard':
      'select range; multiple cells with drag; shift arrow; block of cells; spreadsheet selection; ctrl click cells; 拖动选中; 一片单元格; 选区',
    'add-up-whats-selected':
      'status bar; average of selected; count of selection; sum like in Excel; fill down; fill handle; copy down; 选区统计; 状态栏; 下拉填充; 向下填充; 平均值',
    'control-the-selection': 'selected cells list; 获取选中单元格; 受控',
    'select-from-code': '代码选区',
    'style-selected-cells':
      'outline of the range; border; colour of selected cells; 选区边框; 选中颜色',
  },
  '/x/react-data-grid/virtualization/': {
    'rows-and-columns':
      'big data; 100k rows; thousands of columns; only visible rows in DOM; window; react-window; virtual scroll; 十万行; 百万数据; 很多列; 只渲染可见',
    'tune-the-buffers':
      'columnBuffer; white flash; blank rows; flicker; empty area; rows appear late; scroll jank; 滚动白屏; 闪烁; 空白区域; 快速滚动 空白; 预渲染',
    'keep-cells-cheap': 'heavy cell; slow renderCell; laggy scroll; 单元格太重; 滚动掉帧',
    'turn-it-off':
      "columns missing in jsdom; testing library can't find rows; print all; tests only see a few columns; getByText fails; snapshot; 关闭虚拟化; 测试 找不到列; 测试只有几行; jsdom",
    'switch-it-from-code-for-a-moment': '临时关闭',
    'what-virtualization-changes':
      "browser find; Ctrl F doesn't find; page search; unmounted cells lose state; screenshot; 浏览器查找; Ctrl+F 找不到; 状态丢失",
  },
  '/x/react-data-grid/accessibility/': {
    'name-the-grid': 'label of grid; 表格名称; aria 标签',
    keyboard:
      'arrow keys; tab key; Home and End; Enter; focus order; space; page down; 方向键; Tab 键; 键盘快捷键; 回车; 键盘操作; 上下键',
    'put-links-and-buttons-in-cells':
      'focusable link; tab into buttons; interactive content in cell; 链接; 单元格按钮 键盘',
    'announce-what-changes':
      'aria-live; screen reader messages; NVDA; VoiceOver; JAWS; 读屏 提示; 播报',
    'set-the-density':
      'compact rows; comfortable; small table; size small; tighter; density prop; 宽松; 小尺寸; 密集; 行密度',
    'set-the-density-programmatically': 'switch density; density toggle; 切换密度',
    'roles-and-virtualization': 'role grid or treegrid; aria-rowcount; ARIA; role 属性',
    'check-your-grid': 'axe; audit; Lighthouse; contrast; Section 508; 检查无障碍; 对比度',
  },
  '/x/react-data-grid/localization/': {
    'set-the-language-once':
      'theme locale; zhCN; deDE; frFR; spanish; german; french; chinese; japanese; createTheme locale; 设置中文; 英文变中文; 切换中文',
    'switch-the-language-and-format-numbers-and-dates':
      'Intl.NumberFormat; decimal comma; date per language; switch language at runtime; i18next; next-intl; 数字格式; 运行时切换语言; 千位',
    'replace-single-texts':
      '"No rows" text; "Rows per page"; "rows selected" text; column menu texts; rename labels; change wording; MuiTablePagination; 改文字; 暂无数据 文字; 每页行数 文字; 修改英文提示; 菜单文字',
    'use-the-grids-words-in-your-own-parts': 'same words in own toolbar; 自己的组件 翻译',
    'use-a-language-that-isnt-there':
      'missing language; contribute translation; custom language; 没有的语言; 贡献翻译',
    'lay-out-from-right-to-left': 'arabic; hebrew; persian; mirror; 阿拉伯语; 希伯来语; 从右往左',
    languages: 'list of locales; supported languages; how complete; 支持的语言; 语言列表',
  },
  '/x/react-data-grid/tree-data/': {
    'build-the-tree-from-parent-ids':
      'flat list to tree; children array; adjacency list; nested children to path; recursive; children 数组; 扁平转树; 父级 id; 递归',
    'leave-out-the-parents':
      'missing parents; auto-generated parents; path gaps; 缺少父级; 自动生成父行',
    'change-the-tree-column':
      'name of the tree column; icon of folder; hide children count; indent; header of the tree column; 树列; 缩进; 图标; 隐藏数量; 层级列标题',
    'open-and-close-rows':
      'expand all; open by default; toggle on click; 默认展开; 全部展开; 全部收起; 展开层级; 点击展开',
    'keep-rows-open-when-data-changes':
      'keeps collapsing after update; remember open rows; 更新后 收起; 保持展开; 刷新后折叠',
    'sort-and-filter-a-tree':
      'filter children; show parents of matches; sort within parents; 筛选树; 搜索子节点; 树排序',
    'select-edit-and-page':
      'checkbox on parents; children pagination; count pages by root; 勾选父级; 分页 子行',
    'load-children-from-a-server': 'children from API; on demand; 后端子级',
  },
  '/x/react-data-grid/row-grouping/': {
    'let-people-group-by-a-column':
      'group in column menu; drag column to group; initialState rowGrouping; disable grouping; bucket; 按字段分组; 分组菜单; 默认分组',
    'control-the-model': 'change group by dropdown; 受控 分组; 切换分组',
    'group-by-part-of-a-value':
      'group by year; group by first letter; object value; range of values; 按年; 首字母分组; 区间分组; 对象 分组',
    'shape-the-grouping-column':
      'header of the group column; hide the grouped column; leaf column; hide count; rename Group; 分组列名; 隐藏分组列; 修改分组标题',
    'one-column-for-each-level':
      'several grouping columns; rowGroupingColumnMode multiple; multi-level; 多列分组; 每级一列',
    'content-and-icons-of-groups':
      'custom group cell; footer of group; group label; number of children; 分组图标; 分组单元格; 组内数量',
    'open-and-close-groups':
      'collapse all; open by default; expanded state; 全部展开; 默认展开分组; 全部折叠; 收起',
    'sort-filter-select-page':
      'sort groups; select whole group; pages count groups; 分组排序; 选中整组; 分组 分页',
  },
  '/x/react-data-grid/recipes-row-grouping/': {
    'choose-groups-in-a-bar-above-the-grid':
      'group panel; drag headers to group bar; drop zone; toolbar group chips; rowGroupPanelShow; 拖到分组栏; 分组面板; 分组工具栏',
    'group-by-month': 'week; quarter; timeline; year and month; 按周; 按季度; 按日期; 年月',
    'gather-rows-without-a-value':
      'ungrouped; null values; unknown; other category; 未分类; 空值; 其他',
    'put-the-largest-groups-first':
      'order of groups; sort groups by sum; by count; top group; biggest; 按数量排序; 最大的在前; 按合计排序',
    'do-something-with-a-whole-group':
      'button on group row; delete group; bulk action; group checkbox; 组操作; 整组操作; 分组按钮',
    'draw-groups-as-bands':
      'full width group row; header row; group row style; band color; 分组行样式; 整行分组标题; 分组背景',
    'remember-which-groups-are-open':
      'persist expansion; restore opened groups; 记住展开的分组; 保存展开状态',
  },
  '/x/react-data-grid/aggregation/': {
    'let-people-choose':
      'choose function in the menu; initialState aggregation; enable totals; AVG; footer totals; 聚合菜单; 求平均; 启用合计; 列尾合计',
    'built-in-functions':
      'sum, avg, min, max, size; count rows; number of rows; 平均; 计数; 最大值; 最小值; 行数',
    'show-totals-of-groups':
      'group footer; per-group sum; total inline in the group row; 分组小计; 分组合计',
    'write-your-own-function':
      'weighted average; median; distinct count; percent; custom aggFunc; standard deviation; formula; 自定义函数; 加权平均; 中位数; 去重计数; 百分比; 公式',
    'use-several-fields-at-once':
      'several columns; ratio of two sums; price times quantity; profit margin; 两列相乘; 比率; 单价 数量',
    'control-the-model': 'controlled; limit functions; 受控; 限制函数',
    'render-totals-differently':
      'format of total; custom total cell; bold footer; currency of sum; label "Total"; hide function name; 合计格式; 合计样式; 合计文字; 加粗',
    'export-selection-and-server':
      'total of selected rows; total of filtered rows; include total in export; sum of all rows; 筛选后合计; 导出合计; 选中行合计; 所有行',
  },
  '/x/react-data-grid/pivoting/': {
    'let-people-arrange-the-table':
      'drag fields; rows, columns and values; pivot sidebar; pivot mode switch; cube; OLAP; aggregate by two dimensions; 拖拽字段; 行列值; 二维表; 维度; 多维分析',
    'control-the-model-save-views':
      'save report; store layout; initial pivot; 保存透视; 默认透视; 受控; 保存报表',
    'pivot-by-month-quarter-or-range':
      'date hierarchy; year columns; bins; by quarter; 按季度; 按年; 日期 层级; 派生列',
    'change-headers-widths-and-formats':
      'pivot column names; number format; 透视列 宽度; 标题; 格式',
    'when-theres-nothing-to-show': 'empty pivot; no columns; 透视 空白',
    'what-pivoting-changes':
      'sorting in pivot; filter in pivot; export pivot; editing disabled; 透视 导出; 透视 排序',
  },
  '/x/react-data-grid/pivoting-explained/': {
    'start-with-plain-rows': 'source data; flat records; 原始数据',
    'put-a-field-into-rows': 'rows become groups; row dimension; 行维度',
    'put-a-field-into-columns':
      'columns from values; transpose; swap rows and columns; wide and long format; 转置; 行转列; 列维度; 宽表',
    'find-the-rows-behind-a-cell':
      'drill down; show source rows; details behind number; 下钻; 明细; 数据来源',
    'ask-several-questions-at-once': 'several values; sum and count side by side; 多个值',
    'use-more-levels': 'nested rows; multi-level pivot; hierarchy; 多层透视',
    'which-field-goes-where': 'measure or dimension; field choice; 指标; 度量',
    'pivot-group-or-aggregate':
      'when to use pivot or grouping; difference to row grouping; 透视和分组的区别; 什么时候用透视',
  },
  '/x/react-data-grid/export/': {
    'choose-rows-and-columns':
      'hide column from export; only visible columns; selected rows only; filtered rows; whole data; all rows; 导出部分列; 只导出选中; 导出全部数据; 导出隐藏列; 不导出',
    'which-values-are-exported':
      "formatted value; raw value; date format in export; rendered cell isn't exported; [object Object]; renderCell in export; 导出格式化的值; 导出内容不对; 导出日期",
    'export-as-csv':
      'comma separated; semicolon; UTF-8 BOM; garbled characters; file name; header row; formula injection; 乱码; 分隔符; 文件名; 逗号分隔; 编码',
    print:
      'print preview; landscape; page size; A4; paper; save as PDF; hide toolbar in print; print all rows; 打印预览; 横向打印; 打印全部; 另存 PDF; 导出 PDF',
    'export-to-excel':
      'exceljs; cell style in Excel; sheet name; column width in Excel; several sheets; add a title row; export grouped; bold headers; workbook; spreadsheet file; 工作表; 表头样式; 多个 sheet; 导出样式; 自定义 Excel',
    'keep-the-page-responsive-with-a-worker':
      'freezes while exporting; large export; web worker; out of memory; slow export; 导出卡死; 大量导出; 导出慢; 内存',
  },
  '/x/react-data-grid/clipboard/': {
    'what-is-copied':
      "copy to clipboard; copy selected rows; copied with headers; tab separated; ctrl c copies row; disable copy; copy format; copy a single cell's text; 复制格式; 复制一个单元格; 复制内容; 禁止复制",
    'copy-from-code-with-headers':
      'include headers; copy button; copy whole table; 带表头复制; 复制按钮; 复制整表',
    'paste-cells':
      'paste from Google Sheets; paste multiple rows; paste block; disable paste; bulk paste; 粘贴多行; 从表格软件粘贴; 禁用粘贴',
    'parse-what-was-pasted':
      'paste number with comma; parse date; split pasted; 粘贴解析; 粘贴日期; 粘贴数字',
    'confirm-a-paste-and-show-progress':
      'clipboardPasteEnd; validate pasted; undo paste; ask before paste; 粘贴确认; 粘贴前; 粘贴进度',
  },
  '/x/react-data-grid/scrolling/': {
    'scroll-to-a-row-or-a-column':
      'go to row; jump to the row; scroll to the selected row; bring into view; find and scroll to; newly added row; ensureIndexVisible; 跳到某一行; 滚动到选中行; 定位; 滚动到新增行; 滚到指定列',
    'scroll-to-a-row-on-another-page': 'row on other page; find page of row; 在其他页的行',
    'scroll-to-a-position-in-pixels':
      'keep scroll position; restore scroll; go to the end; scroll jumps back; scroll reset; 保持滚动位置; 回顶部; 滚到底; 滚动位置恢复; 置顶',
    'react-to-scrolling':
      'onScroll; reached the end; detect bottom; scroll event; sync two grids; infinite; 监听滚动; 滚动事件; 同步滚动',
    'set-the-size-of-scrollbars':
      'thin scrollbar; hide scrollbar; double scrollbar; scrollbar style; always visible scrollbar; horizontal bar at the top; overflow; 滚动条样式; 隐藏滚动条; 滚动条粗细; 横向滚动条; 去掉滚动条',
    keyboard: 'page down; arrow keys scroll; 翻页键',
  },
  '/x/react-data-grid/list-view/': {
    'define-the-list-item':
      'one column layout; stacked cells; card template; row as card; 卡片; 列表项; 堆叠; 一列显示',
    'switch-between-table-and-list':
      'breakpoint; useMediaQuery; toggle view; switch card and table; window width; listView prop; 切换视图; 断点; 卡片 表格 切换; 屏幕宽度',
    'sort-and-filter-without-headers':
      'sort without headers; filter on phone; toolbar on mobile; 手机 排序; 手机 筛选',
    'let-items-be-as-high-as-they-need': 'variable card height; auto height; 卡片高度',
    'what-a-list-leaves-out': 'limits; no column menu; 限制',
  },
  '/x/react-data-grid/server-side-data/': {
    'write-getrows':
      'fetch from backend; REST; axios; Express; Laravel; Spring; ajax; connect to database; dataSource prop; request params; rows from URL; ServerSideDatasource; 接口对接; 请求参数; 调接口; 连接数据库; 后台接口',
    'show-errors-and-try-again':
      'failed to load; retry button; 500 error; error message; snackbar; request failed; 请求失败; 接口报错; 重试; 加载失败',
    'save-edits': 'updateRow; save to backend; mutation; PUT; 保存编辑; 修改保存',
    'keep-answers-in-a-cache':
      'TTL; stale data; disable cache; same request twice; keep results; chunk; 缓存; 重复请求; 缓存时间; 关闭缓存',
    'fetch-from-code':
      'refresh; reload data; refetch; refresh button; invalidate; 刷新数据; 重新加载; 手动请求',
  },
  '/x/react-data-grid/server-side-data/tree-data/': {
    'describe-the-tree':
      'getGroupKey; getChildrenCount; groupKeys; hasChildren; folder from server; 子节点数量; 懒加载子级; 是否有子节点',
    'open-branches-at-the-start': 'expand initially; 默认展开',
    'show-errors-and-try-again': 'failed branch; retry children; error in a node; 子节点 加载失败',
    'refresh-a-branch': 'reload children; refetch node; update branch; 刷新子节点; 刷新分支',
  },
  '/x/react-data-grid/server-side-data/lazy-loading/': {
    'load-what-is-in-view':
      'viewport loading; skeleton rows while scrolling; known row count; scroll jump; load visible range; start and end index; 按视口加载; 占位行; 可视区域; 骨架',
    'load-more-at-the-end':
      'rowCount -1; append rows; bottom reached; load 50 more; endless list; pagination on scroll; infinite query; 触底; 追加数据; 滑到底',
    'show-errors-and-try-again': 'retry; failed page; 加载失败 重试',
    'what-lazy-loading-doesnt-do': 'limits; selection; grouping with lazy loading; 懒加载 限制',
    'load-rows-without-a-data-source':
      'without dataSource; own fetch on scroll; useInfiniteQuery; 不用数据源; 自己请求',
  },
  '/x/react-data-grid/server-side-data/row-grouping/': {
    'describe-the-groups':
      'groupKeys; getGroupKey; GROUP BY; rowGroupCols; group count; SQL; SQL 分组; 组的数量',
    'let-people-choose-the-groups': 'groupFields; choose groups; 选择分组字段',
    'open-groups-at-the-start': 'expand group; open by default; 默认展开分组',
    'sort-filter-and-page': 'page of groups; sort groups on server; 组 分页; 组 排序',
    'show-errors': 'error in group; retry; 分组 请求失败',
  },
  '/x/react-data-grid/server-side-data/aggregation/': {
    'ask-for-totals-and-show-them':
      'aggregateRow; getAggregatedValue; total over all pages; footer sum for all rows; total from database; grand total; 所有页合计; 全部数据求和; 后台合计; 总计',
    'name-the-functions-of-your-server':
      'aggregationFunctions from server; server avg; apply names; 函数名; 后端函数',
    'totals-in-groups': 'subtotals by server; 分组小计',
  },
  '/x/react-data-grid/server-side-data/recipes/': {
    'add-and-delete-rows':
      'POST; DELETE request; create record; remove on server; CRUD with API; after delete refresh; 新增接口; 删除接口; 增删; 接口删除',
    'abort-requests-that-nobody-waits-for':
      'AbortController; cancel fetch; outdated request; debounce; race; 中断; 竞态; 旧请求',
    'export-all-rows-not-only-the-page':
      'export everything; download all data from server; full export; CSV of all pages; 导出所有数据; 全量导出; 导出全部页',
    'keep-answers-in-a-cache-of-your-own': 'TanStack Query; SWR; Apollo; queryClient; 自己的缓存',
  },
  '/x/react-data-grid/ai-assistant/': {
    'switch-it-on':
      'enable AI; ask questions about data; copilot in table; prompt; assistant; natural language filter; 启用 AI; 智能助手; 自然语言筛选; 提问',
    'connect-a-language-model':
      'OpenAI key; Claude; own LLM; backend endpoint; self-hosted model; API key; 接入大模型; 密钥; 自己的模型; 后端接口; 通义千问',
    'decide-what-is-sent': 'privacy; sample values; data sent to AI; 隐私; 发送哪些数据; 示例值',
    'limit-what-it-may-change': 'restrict AI; disable grouping by AI; guardrails; 限制 AI',
    'ask-from-code':
      'aiAssistant.processPrompt; suggestions; run prompt programmatically; 代码提问; 建议',
    'keep-the-conversations': 'chat history; store messages; 聊天记录; 历史; 保存对话',
    'what-it-costs': 'token cost; price of prompts; rate limit; 费用; 额度',
  },
  '/x/react-data-grid/components/usage/': {
    'which-parts-there-are':
      'Toolbar, FilterPanelTrigger, ColumnsPanelTrigger, ExportCsv; parts list; 有哪些部件; 组件清单',
    'replace-what-a-part-renders':
      'own button component; asChild; shadcn; Tailwind button; replace button by text; 换成自己的按钮; render 写法; 文字按钮',
    'style-a-part-by-its-state':
      'className function; state styling; open state; active style; 状态样式; className 函数',
    'write-a-part-of-your-own': 'context hooks; custom part; useGridApiContext; 自己写部件; 上下文',
    'use-parts-outside-of-the-toolbar':
      'filter button outside; trigger outside of toolbar; buttons in page header; outside the grid; 表格外的按钮; 工具栏外面; 放到页面上',
  },
  '/x/react-data-grid/components/toolbar/': {
    'choose-the-default-buttons':
      'hide export button; hide columns button; slotProps.toolbar; remove buttons; disable search; hide filter button; print option off; 隐藏导出按钮; 隐藏按钮; 去掉导出; 隐藏筛选; 去掉按钮',
    'compose-your-own-toolbar':
      'title above the table; slots.toolbar; logo; left and right aligned buttons; tabs in toolbar; 自己写工具栏; 表格标题; 左右布局; 表格上方',
    'add-a-button-for-your-own-action':
      'add button; refresh button; new record button; delete selected button; action above table; 新增按钮; 刷新按钮; 批量删除按钮; 自定义按钮; 新建',
    'add-a-density-switch': 'density menu; compact toggle; row size switch; 密度按钮; 切换紧凑',
    'replace-the-older-toolbar-components':
      'GridToolbarContainer; GridToolbarExport; GridToolbarColumnsButton; GridToolbarFilterButton; GridToolbarDensitySelector; deprecated; GridToolbar 废弃; 旧工具栏; 升级工具栏',
  },
  '/x/react-data-grid/components/export/': {
    'change-the-look-of-an-export-button':
      'icon of export; rename export button; text of button; export label; 导出按钮样式; 改文字; 图标',
    'offer-several-exports-in-a-menu': 'dropdown of formats; submenu; export as; 多种格式; 下拉',
    'export-the-selected-rows-or-all-rows': 'selected only; all pages; 选中导出; 全部导出',
    'export-to-excel': 'xlsx button',
    'export-without-a-button-in-the-grid':
      'own button; download programmatically; button outside; export from parent; 外部按钮导出; 代码导出; 表格外导出',
  },
  '/x/react-data-grid/components/quick-filter/': {
    'the-four-parts':
      'QuickFilter, QuickFilterControl, QuickFilterClear, QuickFilterTrigger; 四个部件',
    'render-your-own-text-field':
      'custom search input; icon inside; rounded; width of search box; style of search; 搜索框样式; 占位符; 搜索框宽度; 自定义搜索框',
    'add-a-clear-button': 'x icon; reset search; clear text; 清除图标; 重置搜索',
    'fold-the-search-field-away':
      'expand on click; collapsed search; always expanded; icon that opens a field; default open; 点击展开搜索; 收起搜索; 默认展开',
    'split-the-text-your-own-way': 'comma separated search; exact; 解析; 逗号',
    'wait-until-people-stop-typing':
      'delay; search on enter; too many requests; 输入防抖; 延迟; 回车搜索',
  },
  '/x/react-data-grid/components/columns-panel/': {
    'place-the-button-that-opens-the-panel':
      'icon for columns; manage columns button; 列设置按钮; 齿轮',
    'configure-the-columns-panel':
      'search in panel; hide show all; hide reset button; sort columns in panel; getTogglableColumns; 面板搜索; 隐藏全选; 面板里不显示某列; 面板排序',
    'add-something-to-the-panel': 'add footer to panel; save button in panel; 面板加按钮',
    'replace-the-panel-with-your-own-menu':
      'drawer; dialog with checkboxes; popover; sidebar; 自己的列菜单; 抽屉; 弹窗',
    'open-the-panel-from-code': 'showPreferencePanel; open programmatically; 代码打开列面板',
  },
  '/x/react-data-grid/components/filter-panel/': {
    'place-the-button-that-opens-the-panel':
      'filter icon button; badge with number of filters; button outside of grid; active filter count; 筛选数量; 角标; 按钮放外面',
    'configure-the-filter-form':
      'operators; preselected column; default column of filter; column list; 默认筛选列; 表单配置; 默认列',
    'replace-the-form-with-your-own':
      'own filter form; drawer; sidebar; external filter form; custom filter panel; filter builder; 自定义筛选表单; 抽屉; 侧边筛选; 外部表单',
    'open-the-panel-from-code': 'open filter programmatically; 代码打开筛选; 打开面板',
  },
  '/x/react-data-grid/components/prompt-field/': {
    'put-the-parts-together':
      'PromptField, PromptFieldControl, PromptFieldSend, PromptFieldRecord; input for AI; send button; 发送按钮; 部件; AI 输入',
    'record-speech': 'speech to text; dictate; language of recording; 说话; 录音; 语音转文字',
    'change-the-look': 'loading state; 样式; 占位文字',
    'use-it-without-the-assistant': 'own backend; without panel; 不用助手',
  },
  '/x/react-data-grid/components/pivot-panel/': {
    'place-the-button-that-opens-the-panel': 'pivot button in toolbar; 工具栏 透视按钮',
    'steer-pivoting-by-your-own-controls':
      'own pivot controls; select for rows and columns; toggle; switch pivot mode; 自定义透视控件; 开关透视',
    'open-the-panel-from-code': 'open sidebar; 打开侧栏; 代码打开',
    'change-the-icons-of-the-panel': 'search icon; drag icon of fields; 图标',
    'space-keyboard-and-accessibility': 'width of panel; mobile; 面板宽度',
  },
  '/x/react-data-grid/components/ai-assistant-panel/': {
    'put-the-button-into-a-toolbar': 'open chat; assistant icon in toolbar; 打开聊天',
    'what-you-can-change-in-the-built-in-panel': 'suggestions; locale; 面板文字; 建议; 图标',
    'write-a-panel-of-your-own':
      'own chat window; custom panel; sidebar chat; 自定义聊天窗口; 侧边聊天',
  },
  '/x/react-data-grid/style/': {
    'style-rows':
      'conditional row color; highlight row; row background by value; hover color; odd and even; selected row color; row class; disabled row look; 行背景色; 条件样式 行; 高亮行; 选中行颜色; 鼠标悬停颜色; 行样式',
    'style-cells-across-columns':
      'color by value; negative red; background of cells; font of column; bold column; 单元格颜色; 负数红色; 单元格背景; 列样式; 字体',
    'style-headers':
      'header background; bold header; header color; header font size; 表头背景; 表头加粗; 表头样式',
    'use-the-class-names-of-the-grid':
      'styled; CSS override; .MuiDataGrid-cell; gridClasses; css modules; remove outline; font size; !important; sx 写法; 覆盖 css; 类名; 去掉蓝框; 字体大小; 样式不生效',
    'show-lines-between-columns':
      'vertical lines; column separator; remove borders; no lines; border between rows; hide lines; 竖线; 分割线; 去掉边框; 线条; 隐藏横线',
    'style-all-grids-in-the-theme':
      'MuiDataGrid in theme; styleOverrides; defaultProps; createTheme; global style; CSS variables; palette; dark mode; rounded corners; outer border; 全局样式; 主题覆盖; 深色; 默认属性; 圆角; 主题变量',
    'what-it-costs': 'contrast; 对比度',
  },
  '/x/react-data-grid/style-recipes/': {
    'striped-rows':
      'alternating colors; even rows; nth-child; banded; odd rows grey; 隔行; 奇偶行; 交替',
    'rows-as-cards': 'card layout; rounded rows; shadow; 圆角行; 卡片行; 阴影',
    'a-heat-map':
      'gradient by value; conditional colors; intensity; 色阶; 按值渐变; 颜色深浅; 热度',
    'a-spreadsheet':
      'look like Excel; all borders; dense grid; Google Sheets style; 像 Excel; 全部边框; 表格线',
    'a-quiet-list-in-a-card':
      'borderless; minimal look; no lines; clean design; 简洁; 无边框; 极简',
    'a-coloured-edge-for-the-status':
      'left border by status; colored stripe; indicator; status color; 左边框; 状态色条; 状态指示',
  },
  '/x/react-data-grid/overlays/': {
    'say-what-to-do-when-there-are-no-rows':
      'no data text; empty placeholder; illustration; message when empty; empty table; locale emptyText; 空表格; 没有数据提示; 空状态图片; 自定义空数据',
    'offer-a-way-out-when-a-filter-finds-nothing':
      'no results found; reset filter button; nothing found; 没有找到; 无搜索结果; 清除筛选按钮',
    'show-that-rows-are-loading':
      'loading prop; spinner; progress bar; linear-progress; circular; loading overlay; wait; 转圈; 进度条; 加载遮罩; loading 样式',
    'show-an-error-and-a-way-to-try-again':
      'error overlay; failed to load; retry button; server error message; 加载失败; 错误遮罩; 重试按钮',
    'build-on-gridoverlay': 'custom overlay; center message; 自定义遮罩; 居中',
  },
  '/x/react-data-grid/components/': {
    'parts-of-the-grid': 'slots list; all slots; 全部插槽; 替换组件; 覆盖',
    'listen-to-events-of-rows-and-cells':
      'onMouseEnter row; hover on row; mouse events; row slot; context menu; drag events; touch; 鼠标进入行; 悬停事件; 右键',
    'change-the-footer':
      'hide footer; footer text; rows selected text; sum in footer; status bar; 隐藏底部; 自定义底部; 页脚文字; 隐藏选中行数; 底栏',
    'use-your-own-buttons-and-inputs':
      'other design system; Joy UI; use own inputs; own checkbox; 自定义输入组件; 替换按钮; 自己的复选框',
    'change-icons':
      'icon slots; own icon set; Font Awesome; sort icon; lucide; replace arrows; column menu icon; 图标库; 换图标; 排序图标; 自定义图标',
    'pass-your-own-props-in-typescript':
      'ToolbarPropsOverrides; module augmentation; TS error slots; 类型报错; 模块扩展',
    'content-security-policy-and-experiments': 'CSP style-src; unsafe-inline; 实验特性',
  },
  '/x/react-data-grid/api-object/': {
    'get-the-api-object':
      'ref; useGridApiContext; onGridReady; imperative handle; parent component; access grid methods; 获取实例; 父组件调用; 外部控制',
    'when-the-ref-is-null':
      'apiRef.current is null; undefined on first render; Cannot read properties of null; useEffect; mounted; current 为 null; 首次渲染 为空; undefined',
    types: 'GridApiPro; GridApiPremium; MutableRefObject; type of ref; 类型; GridApi 类型',
    'which-method-for-what': 'list of methods; find method; do it from code; 方法列表; 有哪些方法',
    columns: '获取列; 更新列',
    rows: 'number of rows; 获取行数; 行数; 取行',
    'cells-and-elements': 'DOM element of cell; 取单元格的值; dom 元素',
    editing: 'stop editing; 编辑方法',
    sorting: '排序方法',
    filtering: '筛选方法',
    pagination: 'last page; 翻页方法; 设置页码',
    'row-selection': 'unselect; 选择方法',
    export: 'print; 导出方法',
    'panels-and-ai-assistant': 'open panel; 面板方法',
    'scrolling-size-and-virtualization': 'resize; forceUpdate; 滚动方法',
    'state-events-and-texts': '订阅事件',
  },
  '/x/react-data-grid/events/': {
    'what-a-listener-gets': 'params; event; details; GridEventListener; 参数; 回调参数',
    'listen-without-a-prop': 'useGridEvent; add listener; apiRef on; unsubscribe; 订阅; 添加监听',
    'in-which-order-events-come': 'bubbling; cell before row; 触发顺序; 冒泡',
    'prevent-what-the-grid-does':
      'defaultMuiPrevented; stop row selection on click; disable key; cancel default; disable Enter; block keyboard; 阻止默认; 禁用按键; 取消默认行为',
    'type-a-listener': 'GridEventListener type; TypeScript handler; 监听器 类型',
    'publish-an-event-yourself': 'custom event; 自定义事件; 发布',
    'react-when-the-grid-mounts-unmounts-or-changes':
      'onStateChange; ready; mounted; resize; after render; rows loaded; viewportInnerSizeChange; rowsSet; finished rendering; 加载完成; 挂载完成; 渲染完成; 就绪',
    cells: 'mouse over cell; blur; 点击单元格; 单元格事件; 双击',
    rows: 'navigate on click; open page on row click; link row; mouse enter; row event; right click; open dialog; 点击行 跳转; 打开详情; 行事件',
    'column-headers': 'header click; resize event; 点击表头; 列宽变化; 列事件',
    models: 'change handlers; onChange of table; 变化事件; 模型变化',
    'the-grid-and-its-parts':
      'preference panel; scroll position change; density change; 菜单打开; 面板事件',
  },
  '/x/react-data-grid/state/': {
    'read-inside-the-grid':
      'useGridSelector; selectors; current page in a component; selected count; 读取',
    'write-a-selector-of-your-own': 'createSelector; derived value; 自定义选择器',
    'read-outside-the-grid':
      'apiRef.current.state; filtered rows; visible rows; rows after filter; gridFilteredSortedRowIdsSelector; rowIds; sorted ids; 外部读取; 筛选后的行; 可见的行; 排序后的数据',
    'set-the-state': 'controlled; set the page from code; 初始状态; 设置状态',
    'save-and-restore':
      'sessionStorage; save view; user settings; persist after refresh; remember filters and sort; views per user; 保存设置; 刷新后保持; 用户设置; 本地存储; 保存视图; 恢复',
    rows: 'row ids; row tree; count rows; 行数; 行 id',
    filtering: 'filter state; number of results; active filters; 筛选状态; 结果数量',
    pagination: 'page count; current page; 当前页; 总页数',
  },
  '/x/react-data-grid/performance/': {
    'keep-props-stable':
      'rerenders; useMemo; useCallback; inline functions; new object each render; keeps rendering; input lag; memo; 重复渲染; 多次渲染; 缓存函数; 输入卡',
    'keep-cells-cheap':
      'renderCell is slow; heavy cells; avatars; tooltips in each cell; icons slow; many components; 渲染单元格 慢; 单元格优化; 滚动卡',
    'keep-functions-for-all-rows-cheap':
      'valueGetter slow; filter slow; sort takes long; big data; 排序慢; 筛选慢; 计算慢',
    'update-rows-sparingly': 'too many updates; update batch; throttle; 更新频繁; 节流',
    'measure-before-you-change-anything':
      'profiler; DevTools; memory leak; production build; development is slow; 性能分析; 内存泄漏; 开发环境慢; 测量',
    'what-the-code-weighs':
      'tree shaking; lazy import; kilobytes; code splitting; import cost; 包大小; 按需引入; 懒加载组件',
  },
  '/x/react-date-pickers/': {
    'field-picker-or-calendar':
      'inline calendar; calendar without a field; text field only; static; popup; always visible; embed; input without popup; 内嵌日历; 只要输入框; 静态; 一直显示; 弹出',
    'which-component-to-use':
      'time picker; datetime; year picker; digital clock; list of components; timeslots; date and time; birthday; duration; hours and minutes; 时间选择; 年份; 月份; 时分秒; 组件列表; 生日; 周选择',
    'date-ranges':
      'start and end date; from to; two calendars; check in and check out; booking; multiple dates; between dates; one input for both dates; 开始和结束日期; 起止日期; 双日历; 入住 离店; 区间; 多个日期',
    'how-a-picker-knows-your-date-library':
      'adapter; moment or dayjs; which library; 用哪个日期库; dayjs 还是 moment',
    'what-you-want-to-do': 'validation; clear; read-only; mobile; keyboard entry; 公共功能; 通用',
  },
  '/x/react-date-pickers/quickstart/': {
    'install-the-packages':
      'npm install pickers; x-date-pickers; dayjs; pro package; 安装 x-date-pickers; 安装 dayjs',
    'add-the-provider':
      'AdapterDayjs; AdapterDateFns; "could not find the context"; wrap the app; utils is null; 包裹; 缺少 provider; 报错 适配器',
    'read-and-change-the-value':
      'value null; initial date; string to date; ISO string; format value; toISOString; date as a string; not updating; uncontrolled; value.isValid is not a function; valid date object; 默认值; 获取日期; 字符串转日期; ISO; 值变化; 赋值; 初始日期',
    'types-of-values-in-typescript':
      'type of value; PickerValidDate; Dayjs type; generic; 类型; TS 类型',
    'show-another-language': 'locale import; German; translate; 切换语言; 中文日期',
  },
  '/x/react-date-pickers/date-picker/': {
    'control-the-value':
      'default date; set today; reset; null; onChange fires on each key; clear the value; save on OK; controlled; 默认今天; 清空; 清除; 确认才触发; 重置; 可清除',
    'choose-a-month-or-a-year':
      'month picker; year only; choose year first; start with year; picker="month"; 月份选择; 年份选择; 只选年; 只选月; 先选年',
    'limit-the-dates':
      'disable past; disable future; weekends; holidays; only weekdays; range limit; age over 18; disabledDate; excludeDates; only Mondays; 最大日期; 禁止过去; 禁止未来; 节假日; 只能选工作日; 禁用某天; 不能选今天以前',
    'load-booked-days':
      'availability; fetch dates; badge on days; mark days; events; loading calendar; dots; highlight days; 已预订; 标记日期; 小圆点; 日历加载; 高亮日期',
    'set-the-date-format':
      'dd/mm/yyyy; MM/DD; format prop; display format; inputFormat; date mask; show weekday; year 4 digits; 格式; YYYY-MM-DD; 显示格式; 日期掩码',
    'change-the-field-inside':
      'textField props; size small; full width; error text; hide icon; renderInput; click on input opens; style of the input; position of the icon; 输入框样式; 占位符; 小尺寸; 宽度; 隐藏图标; 点击输入框打开; 错误提示; 必填; 标签',
    'disable-it-or-make-it-read-only':
      'disable typing; no keyboard input; prevent manual input; only via calendar; 只读; 禁用; 不能手动输入; 只能选择',
    'open-the-calendar-from-code':
      'open prop; open on focus; button opens calendar; close after selection; controlled popup; anchor; popper position; 打开日历; 自动关闭; 选完关闭; 弹出位置; 代码打开',
    'offer-shortcuts':
      'clear button; quick ranges; last 7 days; presets; this week; OK and cancel; footer buttons; yesterday; 快捷选项; 今天; 最近七天; 预设; 底部按钮; 本周; 确定 取消',
    'use-it-in-a-form':
      'react-hook-form; Formik; form submit; Yup; zod; validation in form; hidden input; register; Controller; 表单; 表单校验; 提交',
    'desktop-and-mobile-variants':
      'mobile dialog; bottom sheet; force desktop; tests always mobile; touch; modal; 移动端弹窗; 强制桌面; 手机; 测试环境',
    keyboard: 'arrow keys; page up; focus; type date; 方向键; 键盘输入',
    'utc-and-time-zones':
      'one day off; wrong day; daylight saving; date shifts; previous day; GMT; local time; Z at the end; 差一天; 少一天; 夏令时; 日期不对',
  },
  '/x/react-date-pickers/localization/': {
    'set-the-language-once':
      'zhCN; deDE; frFR; ptBR; esES; theme locale; french; german; localeText in provider; 设置中文; 主题语言',
    'replace-single-texts':
      'rename OK; cancel label; toolbar title; "Select date" text; clear label; change button text; placeholder text MM/DD/YYYY; start and end labels; 改按钮文字; 确定取消; 选择日期 文字; 占位文字 改中文',
    'use-a-language-that-isnt-there': 'missing language; custom translation; 没有的语言',
    languages: 'supported languages; list of locales; 支持的语言',
  },
  '/x/react-date-pickers/adapters-locale/': {
    'set-the-locale':
      'moment locale; dayjs locale import; month names; weekday names; German calendar; language of months; 月份中文; 星期中文; dayjs 中文; locale 设置',
    'set-your-own-formats':
      '12 or 24 hours; am pm; ampm false; military time; year month order; weekday letters; hide AM; keyboardDate; 上午下午; 二十四小时; 年月日顺序; 去掉 AM PM; 日期格式',
    'first-day-of-the-week':
      'Sunday; weekStart; Monday first; start of the week; weekStartsOn; 周日; 每周开始; 星期一; 周起始',
    adapters:
      'AdapterDateFns; AdapterMoment; AdapterLuxon; AdapterDayjs; Hijri; Jalali; Persian calendar; Buddhist; date-fns v4; date-fns-jalali; which adapter; 农历; 波斯历; 伊斯兰历; 适配器选择',
  },
  '/x/react-charts/': {
    'which-chart-to-use':
      'pie; donut; doughnut; bubble; funnel; sankey; sparkline; candlestick; histogram; polar; half circle; progress ring; spider chart; pyramid; treemap; 环形图; 散点; 气泡图; 雷达; 仪表; 漏斗; 桑基图; K 线; 图表类型; 热力图; 迷你图; 半圆; 蛛网',
    'show-amounts-over-time':
      'time series; line with dates; trend; x axis dates; smooth curve; filled line; stacked area; gaps in line; point markers; timeline; ticks; 时间轴; 趋势图; 面积; 曲线; 平滑; 日期轴; 堆叠面积; 折线',
    'compose-a-chart-from-parts':
      'composed chart; bar and line together; dual axis; threshold; custom svg; mixed; secondary axis; target line; vertical line; annotation; own component inside; 柱线混合; 阈值线; 标线; 自定义; 目标线; 次坐标轴',
    'describe-a-chart-for-screen-readers': 'accessible chart; alt text; aria; 读屏; 替代文本',
    'limits-to-know':
      'pan; brush; export as image; download PNG; print chart; canvas; many points; 3D; performance; large data; drill down; slider; wheel; 缩放; 下载图片; 导出 PNG; 大数据; 三维; 拖动; 打印图表; 区域缩放',
    'planned-charts':
      'upcoming charts; map; geo; gantt; org chart; word cloud; 地图; 词云; 计划中的图表',
  },
  '/x/react-charts/quickstart/': {
    'install-the-package': 'x-charts; npm install; pro charts; 安装 x-charts',
    'set-the-size':
      'width and height; responsive; ResponsiveContainer; fill the parent; resize; aspect ratio; chart is cut off; labels cut off; full width; margins; 宽高; 自适应; 标签被截断; 边距; 撑满; 自动宽度',
    'feed-it-from-records':
      'JSON data; data from API; null; labels and datasets; missing values; 数据格式; 接口数据; 数组; 空值; 系列',
    'format-the-values':
      'currency; percent; date format on axis; axis labels; tick format; units; thousands; rotate labels; axis title; tick labels; 格式化; 百分比; 单位; 坐标轴文字; 标签旋转; 轴标题; 货币; 刻度',
    'set-the-tooltip-and-the-legend':
      'hover; tooltip content; hide tooltip; legend position; slotProps.legend; custom tooltip; legend below; legend click; toggle series; crosshair; axis highlight; 图例位置; 自定义提示; 图例放下面; 悬停提示; 点击图例',
    'turn-off-animations': 'prefers-reduced-motion; 禁用动画',
  },
  '/x/react-charts/bars/': {
    'give-it-data':
      'bar from array; x axis categories; scaleType band; labels on x axis; axis min and max; band and continuous; 类别轴; 分组; 横轴; 分类; y 轴范围',
    'stack-bars-and-set-gaps':
      'stacked; percent; 100%; width of bars; categoryGapRatio; barGapRatio; thin bars; negative values; barSize; 百分比堆叠; 间距; 柱宽; 太宽; 正负',
    'turn-bars-sideways':
      'layout horizontal; rows instead of columns; long labels; barh; ranking; 横向; 水平; 条形; 排行榜',
    'label-the-bars':
      'value on top of bars; data labels; show numbers; text inside the bar; 数值标签; 显示数值; 柱顶文字; 柱子上显示',
    'colour-the-bars':
      'palette; different colors; gradient; by value; color per bar; rounded corners; radius; theme colors; hover color; fade; 颜色; 不同颜色; 渐变; 圆角; 配色; 高亮; 颜色数组',
    'react-to-clicks':
      'click handler; drill down; select bar; link; clicked value; 点击柱子; 下钻; 点击事件',
    'make-bars-accessible': 'pattern; 无障碍',
  },
  '/x/react-charts/localization/': {
    'set-the-language-once': 'language of charts; zhCN; 设置中文',
    'replace-single-texts':
      '"No data to display"; "Loading data"; empty chart text; loading overlay text; 暂无数据; 加载中文字; 空图表',
  },
  '/x/react-charts/axis/': {
    'choose-a-scale':
      'band; point; linear; log scale; symlog; sqrt; scaleType; 刻度类型; 线性; 类目轴',
    'set-the-domain':
      'axis range; axis min and max; start at zero; domainLimit; nice; y axis starts at; 范围; 最大最小; 从零开始',
    'choose-the-ticks':
      'number of ticks; tick interval; tickNumber; step of the axis; fewer labels; 刻度数量; 间隔',
    'format-the-labels':
      'tick format; currency on axis; percent; units; thousands; k and M; 刻度格式; 单位; 百分比; 千分位',
    'make-long-labels-fit':
      'ellipsis; overlapping tick labels; vertical text; wrap text; axis width; margin; 标签重叠; 换行; 截断; 竖排',
    'show-dates-and-times':
      'date axis; months on x axis; hours; daylight saving; time scale; 日期轴; 月份; 时间刻度',
    'group-labels-in-rows':
      'two rows of ticks; quarter and month; nested categories; hierarchical axis; 两行刻度; 季度; 分组',
    'use-several-axes':
      'right axis; x axis on top; axis position; dual y; hide an axis; 右侧坐标轴; 顶部; 隐藏坐标轴',
    'style-lines-ticks-and-labels':
      'axis color; font size of labels; remove axis line; disableLine; disableTicks; 轴线颜色; 字号; 隐藏轴线',
  },
  '/x/react-charts/composition/': {
    'choose-the-outer-part':
      'ChartContainer; ChartDataProvider; ChartsSurface; provider; 容器; 提供者',
    'give-it-series-plots-and-axes':
      'BarPlot; LinePlot; combo chart; layers; order of layers; mixed chart; 混合图; 图层',
    'draw-your-own-svg':
      'useXScale; useYScale; useDrawingArea; hooks; custom shapes; box plot; 自定义形状; 钩子',
    'add-reference-lines': 'threshold; average line; limit; ChartsReferenceLine; 阈值线; 平均线',
    'put-html-above-the-chart':
      'html overlay; foreignObject; button over the chart; label in html; 覆盖层; HTML 内容',
    'link-charts': 'same tooltip in two charts; sync; master detail charts; 联动; 同步',
  },
  '/x/react-charts/tooltip/': {
    'choose-what-opens-it':
      'trigger axis; trigger item; trigger none; shared tooltip; all series at once; 触发方式; 显示全部系列',
    'format-rows-and-leave-some-out':
      'units in tooltip; decimals; hide null; 单位; 小数; 不显示空值',
    'write-your-own-content':
      'useItemTooltip; useAxesTooltip; renderTooltip; html in tooltip; slots tooltip; 自定义内容; 自定义渲染',
    'style-and-place-it':
      'tooltip background; anchor; follow the mouse; placement; 背景; 跟随鼠标; 位置',
  },
  '/x/react-charts/legend/': {
    'place-it': 'top; right side; vertical; direction; align; 右侧; 底部; 垂直',
    'hide-series-by-a-click': 'toggle; show and hide lines; filter series; onItemClick; 点击隐藏',
    'change-the-marks-and-the-text':
      'labelMarkType; line mark; rename series; font size; 图标; 文字大小',
    'make-many-entries-fit': 'too long; wrap; 太多; 换行',
    'explain-a-colour-scale':
      'ContinuousColorLegend; PiecewiseColorLegend; gradient legend; 颜色图例; 渐变图例',
  },
  '/x/react-charts/styling/': {
    'choose-a-palette':
      'change colors palette; brand colors; colors prop; default colours; 品牌色; 图表颜色; 默认颜色; 更换颜色',
    'tell-colours-apart-without-seeing-them':
      'hatch; texture; dash; accessible colours; 花纹; 纹理; 色盲',
    'colour-by-value': 'colorMap; threshold; red below zero; conditional color; 条件颜色; 负值红色',
    'style-a-part-by-its-class': 'sx; CSS; selector; MuiBarElement; 类名; 覆盖样式',
    'set-defaults-in-the-theme': 'MuiBarChart defaultProps; theme components; 主题默认; 全局设置',
  },
  '/x/react-charts/zoom-and-pan/': {
    'add-a-slider': 'zoom slider; navigator; overview below the chart; scrollbar; 滑块; 缩略图',
    'limit-the-zoom': 'minSpan; maxSpan; panning; pan the chart; step; 限制缩放; 平移',
    'fit-the-other-axis-to-what-shows': 'filterMode; autoscale; 自适应; 过滤',
    'set-the-range-from-your-code':
      'initialZoom; zoomData; setZoomData; reset; last 30 days buttons; 重置缩放; 代码控制; 初始范围',
    'draw-large-data': '50,000 points; decimation; LTTB; slow chart; 性能',
  },
  '/x/react-charts/export/': {
    'install-what-draws-the-image':
      'rasterizehtml; error on export; missing package; 安装依赖; 报错',
    'choose-the-formats': 'jpeg; webp; file name; quality; 文件名; 格式; 质量',
    'export-from-your-own-buttons':
      'exportAsImage; exportAsPrint; apiRef; custom button; 自定义按钮; 代码导出',
    'set-background-colours-and-fonts':
      'transparent; dark background; fonts missing; copyStyles; 背景色; 字体',
    'draw-on-a-server': 'email; static svg; renderToString; PDF report; Node; 服务端; 静态图',
  },
  '/x/react-charts/highlighting/': {
    'choose-what-stands-out-and-what-dims': 'fade; opacity on hover; 淡化; 突出显示',
    'mark-the-place-on-an-axis':
      'axisHighlight; vertical line on hover; band; cursor line; 竖线; 光标线',
    'highlight-from-outside':
      'highlightedItem; hover a table row; list beside the chart; 外部控制; 受控',
    'link-charts-to-each-other': 'same cursor; group; 同步',
  },
  '/x/react-charts/scatter/': {
    'change-size-and-shape': 'markerSize; triangle; diamond; radius; 大小; 形状',
    'colour-points-by-a-third-value': 'z; heat colours; colorMap; 第三个值; 点的颜色',
    'choose-the-nearest-point':
      'disableVoronoi; hit area; voronoiMaxRadius; hover radius; 悬停范围',
    'show-many-points': 'svg-batch; renderer; point cloud; 大量点; 卡顿',
  },
  '/x/react-charts/gauge/': {
    'set-value-and-limits': 'valueMin; valueMax; percent; 最大值; 百分比',
    'shape-the-arc':
      'half circle; semi circle gauge; startAngle; endAngle; corner radius; 半圆; 角度',
    'write-the-text': 'center text; unit; label; 中间文字; 单位',
    'colour-by-level': 'red yellow green; zones; 分级颜色; 红黄绿',
    'add-a-pointer': 'useGaugeState; arrow; hand; 仪表指针',
  },
  '/x/react-charts/sparkline/': {
    'show-values-under-the-pointer': 'tooltip; showHighlight; hover; 悬停; 提示',
    'compare-several': 'same scale; yAxis; common range; 相同刻度; 对比',
  },
  '/x/react-charts/lines/': {
    'show-gaps-in-the-data': 'null; connectNulls; broken line; 断开; 空值; 连接',
    'choose-a-curve': 'smooth; step; monotone; straight; 平滑; 阶梯; 曲线',
    'show-some-marks-or-none': 'showMark; dots; points on the line; 数据点; 圆点',
    'colour-a-line-by-its-values': 'colorMap; threshold; gradient line; 按值着色',
    'dash-a-line': 'dotted; strokeDasharray; line width; thickness; 线宽',
  },
  '/x/react-charts/pie/': {
    'make-a-donut-or-a-half-circle': 'startAngle; ring; gap; paddingAngle; 半圆',
    'label-the-slices': 'arcLabel; percent; arcLabelMinAngle; 百分比; 扇区标签',
    'nest-rings': 'two rings; multi-level; 双层',
  },
  '/x/react-charts/stacking/': {
    'choose-the-offset': 'expand; 100%; normalize; diverging; wiggle; 百分比; 归一化',
    'choose-the-order': 'reverse; ascending; inside out; 顺序; 反转',
  },
  '/x/react-charts/heatmap/': {
    'draw-a-calendar': 'github; contributions; days of the year; 日历',
    'choose-the-colours': 'colorMap; piecewise; continuous; 颜色; 分段',
  },
  '/x/react-charts/funnel/': {
    'choose-the-shape': 'curve; step; pyramid; linear; straight; 形状; 曲线',
    'name-the-steps-and-write-shares': 'labels; percent; conversion rate; 转化率; 标签',
  },
  '/x/react-date-pickers/custom-components/': {
    'which-slots-there-are':
      'list of slots; toolbar of a picker; popper; dialog; transition; 工具栏插槽; 插槽列表',
    'set-props-of-a-part':
      'left and right arrow; previous and next month buttons; change arrows of calendar; 切换箭头; 上个月按钮',
    'replace-the-header': 'month and year title; own navigation; 日历标题',
    'replace-a-month-or-a-year': 'month cells; year cells; 月份单元格; 年份单元格',
    'keep-the-identity-of-a-slot':
      'component inside of render; focus lost while typing; remount; 失去焦点',
  },
  '/x/react-date-pickers/calendar-systems/': {
    'store-gregorian-dates': 'convert to Gregorian; ISO date; 转换公历',
    'jalali-calendar': 'date-fns-jalali; moment-jalaali; Farvardin; Iran; 伊朗历',
    'hijri-calendar': 'moment-hijri; Umm al-Qura; Ramadan',
    'buddhist-era': 'BBBB; Thailand; 2569',
    'let-people-switch-calendars': 'change adapter at runtime; 切换历法',
  },
  '/x/react-charts/toolbar/': {
    'build-your-own': 'own toolbar component; slots.toolbar; 自己的工具栏',
    'use-the-ready-buttons':
      'zoom in button; zoom out button; print button; ChartsToolbarPro; 放大按钮; 打印按钮',
    'place-it': 'toolbar below the chart; 工具栏位置',
  },
  '/x/react-charts/label/': {
    'name-the-series':
      'label function; different label in legend and tooltip; series title; 图例名称',
    'set-labels-above-the-bars': 'value above column; outside label; 柱子上方的值',
    'write-on-bars-only-where-it-fits': 'barLabel; hide small labels; 柱内文字',
    'label-the-points-of-a-line': 'value at each point; 数据点的值',
    'name-lines-at-their-ends': 'direct labelling; end of line; 末端名称',
  },
  '/x/react-charts/components/': {
    'replace-a-part': 'slots.bar; slots.arc; slots.mark; custom arc; own shape; 自定义图形',
    'say-that-data-is-missing-or-loading': 'empty chart; skeleton; 暂无数据; 加载中',
    'replace-the-labels-of-the-ticks': 'axisTickLabel; own tick; 自定义刻度文字',
  },
  '/x/react-charts/pyramid/': {
    'set-the-point-up-or-down': 'upside down; triangle; 倒三角',
    'turn-it-sideways': 'horizontal pyramid; 横向',
  },
  '/x/react-tree-view/': {
    'which-component-to-use':
      'difference between simple and rich; SimpleTreeView or RichTreeView; antd Tree; react-arborist; pro; 区别; 选哪个',
    'simple-tree-view-items-as-jsx': 'JSX children; sidebar navigation; JSX 写法; 侧边菜单',
    'rich-tree-view-items-as-data': 'items prop; data driven; array; 数据驱动',
    'reorder-items-with-drag-and-drop': 'drop inside a folder; 拖动; 可拖拽',
    keyboard: 'type ahead; 方向键',
    'limits-to-know':
      'virtualization; thousands of nodes; performance; slow tree; checkbox of parents; right click; connecting lines; search; 大量节点; 性能; 限制; 虚拟滚动; 连接线',
  },
  '/x/react-tree-view/quickstart/': {
    'install-the-package': 'npm install tree view; x-tree-view; TreeView in lab; 安装 x-tree-view',
    'open-items-at-the-start':
      'expand all initially; open by default; expanded on load; defaultExpandAll; root open; 初始展开; 全部打开',
    'control-selection-and-expansion':
      'checked items; expand and collapse all buttons; checkedKeys; default selected; single expand; 受控; 选中项; 全部展开按钮; 获取选中; 默认选中',
    'avoid-three-common-mistakes':
      'duplicate id; key warning; re-render loses state; collapses on each render; label missing; same id; 重复 id; 每次渲染 收起; 状态丢失',
  },
  '/x/react-tree-view/rich-tree-view/items/': {
    'use-your-own-field-names':
      'custom id field; key and title; label from another property; map JSON; rename keys; 自定义字段; 字段映射; 标题字段; 子节点字段',
    'disable-items': 'greyed out; not selectable; read-only node; 禁用; 置灰; 不可选',
    'add-change-and-remove-items':
      'push child; remove leaf; update label; dynamic tree; change items; insert; immutable update; sort items; updateItemLabel; rerender; delete node; 增加子节点; 更新标签; 动态; 修改节点; 插入; 排序节点; 删除子节点',
    'set-the-indentation': 'padding left; depth; level; 间距; 层级缩进; 左边距',
    'know-which-item-was-clicked':
      'which node; click event; double click; link; navigate; event on label; clicked id; context menu; 点击事件; 节点点击; 跳转; 双击; 获取点击的节点',
    'read-items-and-change-the-tree-from-outside':
      'getItem; focusItem; useTreeViewApiRef; setItemExpansion; getItemTree; find parent; scroll into view; DOM element; expand programmatically; get children; path of node; publicAPI; select from code; 获取节点; 代码展开; 父节点; 定位节点; 滚动到节点; 外部控制',
  },
  '/x/react-tree-view/simple-tree-view/items/': {
    'choose-between-simple-and-rich':
      'static tree menu; hard coded items; JSX or data; 静态树; 写死的节点',
    'identify-items-with-itemid': 'duplicate ids; unique key; 唯一 id',
    'put-more-than-text-into-a-label': 'icon beside text; badge; label element; 标签里放图标',
    'build-items-from-data': 'recursive render; array to TreeItem; 递归渲染',
    'disable-items': 'greyed out; 置灰',
  },
  '/x/react-tree-view/simple-tree-view/selection/': {
    'show-checkboxes': 'checkboxes with TreeItem children; checkbox of simple tree; 简单树复选框',
    'control-the-selection': 'controlled selectedItems; deselect; 取消选中',
    'select-parents-with-their-children': 'cascade; 父子联动; 半选',
    'let-people-select-leaves-only': 'only leaf nodes; 只选叶子',
  },
  '/x/react-tree-view/simple-tree-view/expansion/': {
    'open-and-close-from-code': 'expand all button; collapse all button; 全部展开; 全部收起',
    'open-by-the-arrow-only': 'icon click only; 只点图标展开',
    'control-the-expansion': 'expandedItems state; only one open',
  },
  '/x/react-tree-view/simple-tree-view/customization/': {
    'set-the-indentation-and-draw-lines': 'connection lines; guide lines',
    'replace-the-arrows': 'plus minus icons; chevron; 加减图标',
    'set-it-in-the-theme': 'styleOverrides MuiTreeItem; 主题',
  },
  '/x/react-tree-view/simple-tree-view/focus/': {
    'focus-an-item-from-code': 'apiRef.focusItem; 代码聚焦',
    'put-links-into-items': 'router link; 导航链接',
  },
  '/x/react-tree-view/rich-tree-view/selection/': {
    'select-parents-with-their-children':
      'parent selects children; cascade; selectionPropagation; checkedKeys; 级联',
    'recipe-permissions-of-a-role': 'access rights; roles tree; 角色权限',
    'select-several-items': 'shift click; select a range; ctrl click; 范围选择',
    'read-and-control-the-selection':
      'selectedItems; deselect; clear selection; unselect; 获取选中; 清空选择; 单选',
    'turn-selection-off': 'disableSelection; 禁止选择',
    'select-with-checkboxes': 'checkbox treeview; 树复选框',
  },
  '/x/react-tree-view/rich-tree-view/expansion/': {
    'recipe-a-searchable-tree': 'search and filter; find a node; highlight matches; 查找节点',
    'large-trees': 'thousands of nodes; slow tree; virtualization; 大量节点; 性能',
    'what-opens-an-item': 'icon only; double click to open; 点图标展开',
    'keep-one-branch-open': 'accordion; only one open',
    'control-what-is-open': 'collapse all; open the path to an item; 收起全部',
  },
  '/x/react-tree-view/rich-tree-view/customization/': {
    'draw-lines-set-the-distance': 'connection lines; indent; 缩进',
    'compact-rows-long-labels': 'row height; dense; truncate; 行高; 紧凑',
    'style-rows-focus-and-selection': 'hover color; selected background; css; 选中背景; 样式',
  },
  '/x/react-tree-view/rich-tree-view/focus/': {
    'keep-the-focus-when-items-change': 'focus lost after delete',
    'move-the-focus-from-code': 'autofocus; scroll into view; 代码聚焦',
    'where-tab-goes': 'tab stop; tabindex; tab 键',
  },
  '/x/react-tree-view/rich-tree-view/editing/': {
    'how-editing-begins-and-ends':
      'F2; rename item; inline rename; 双击编辑; 重命名节点; 双击重命名',
    'check-the-new-label': 'validation; empty name; duplicate name; 校验名称',
    'save-on-a-server': 'onItemLabelChange; rollback; 保存名称',
    'start-from-a-button-name-a-new-item': 'rename button; new folder; 新建文件夹; 重命名按钮',
  },
  '/x/react-tree-view/rich-tree-view/lazy-loading/': {
    'load-the-first-level':
      'getTreeItems; getChildrenCount; dataSource of tree; async children; load on expand; fetch children from API; 异步加载子节点; 展开时加载',
    'show-errors-and-try-again': 'retry; failed request; 加载失败 重试',
    'keep-answers-or-forget-them': 'cache; dataSourceCache; stale data',
    'refresh-one-branch': 'reload children; invalidate',
    'load-pages': 'load more button',
  },
  '/x/react-tree-view/rich-tree-view/ordering/': {
    'set-rules':
      'canMoveItemToNewPosition; prevent drop; only inside folders; isItemReorderable; 禁止放置; 拖拽规则',
    'save-the-order': 'onItemPositionChange; persist order',
    'move-without-a-pointer': 'move up and down buttons; keyboard reorder',
    'use-a-handle': 'drag icon; 拖拽手柄',
  },
  '/x/react-tree-view/accessibility/': {
    keys: 'keyboard shortcuts of a tree; arrow keys; 键盘操作; 方向键',
    'name-the-tree-and-its-items': 'accessible name; 名称',
    'roles-and-attributes': 'role tree; aria-expanded; treeitem; 角色',
    'buttons-inside-of-items': 'space and enter on a button; 按钮按键',
  },
  '/x/react-tree-view/tree-item-customization/': {
    'replace-one-part':
      'TreeItem slots; badge; icon beside label; file explorer with icons; mail counts; 文件浏览器',
    'build-an-item-from-its-parts': 'own layout; getRootProps; 自定义节点; 自己组装',
    'put-a-button-into-an-item': 'delete icon in a node; menu button; 节点加按钮; 删除图标',
    'replace-the-checkbox': 'switch; radio; 开关; 单选框',
    'read-your-own-fields': 'extra data of an item; useTreeItemModel; 额外字段',
  },
};

/** Texts by the address of a section: `/x/react-data-grid/sorting/#sort-from-code`. */
export const SECTION_KEYWORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(TEXTS).flatMap(([page, sections]) =>
    Object.entries(sections).map(([anchor, texts]) => [`${page}#${anchor}`, texts.split('; ')]),
  ),
);
