/**
 * What readers type who look for what a section explains, in English and Chinese: other names of the thing, names from
 * other libraries, what goes wrong. Their words are in no title; what concerns a whole page is in its `keywords`, and
 * what concerns many pages in `src/lib/search/synonyms.ts`. A unit test holds the limits.
 */

/** By the address of a page, then by the anchor of a section; between two texts stands `; `. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/x/introduction/': {
    'what-each-product-is-for':
      'all components list; which product do I need; free React UI library; data table, date picker, chart and tree; products included; what is in MUI X; 产品列表; 有哪些组件; 选哪个产品',
    'community-pro-and-premium-packages':
      'MIT license; open core; what is paid; x-data-grid-pro package; difference between the plans; commercial and free components; paid or open source; 开源; 收费组件; 三个版本的差别',
    'how-mui-x-relates-to-material-ui':
      'compatible with Material UI v5, v6 and v7; use without Material UI; Joy UI; Tailwind; same company; is Material UI required; what X stands for; MUI Core; 兼容 Material UI 版本; 不用 Material UI; 与 antd 一起用',
    'browser-support':
      'React 19; React 18; React 17 support; Safari; old browsers; polyfill; SSR; minimum React version; minimum TypeScript version; Node version; Preact; IE 11; system requirements; React 版本要求; 兼容 IE; 旧版浏览器; 谷歌浏览器',
  },
  '/x/introduction/installation/': {
    'install-a-product':
      'pnpm add; package.json; dependency conflict; ERESOLVE unable to resolve dependency tree; emotion; emotion not installed; missing peer; legacy-peer-deps; install with pnpm; could not resolve @emotion/react; create-react-app setup; pnpm 安装; 包管理器; 依赖冲突; 装包',
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
    'strict-mode':
      'renders twice; effect runs twice in development; useEffect called twice; 渲染两次; 严格模式',
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
      'LicenseInfo; setLicenseKey; where to put the key; environment variable; activate; register; where to paste the key; license key in the code; 激活; 设置密钥; 密钥放在哪里; 注册码',
    'nextjs-app-router': 'NEXT_PUBLIC_MUI_X_LICENSE_KEY; license in server component; nextjs 密钥',
    'what-each-license-message-means':
      'license expired; unlicensed product text on the table; remove the red text; console warning about the license; invalid key; evaluation; red banner; message over the grid; 过期; 未授权; 去掉红字; 密钥无效; 控制台 许可 警告; 去水印',
    'store-the-key-safely':
      'is the key secret; commit key to git; staging and production; CI; contractors; number of developers; renew; same key for several apps; one key for all projects; key visible in the bundle; several domains; share the key; 密钥泄露; 能不能公开; 续费; 几个开发者; 测试环境要授权吗',
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
    'judge-the-answers':
      'ChatGPT gives wrong props; outdated answers; invented API; AI suggests old code',
  },
  '/x/introduction/priority-support/': {
    'how-it-differs-from-other-help':
      'dedicated support; guaranteed answer; difference to community support; 24 hours; business hours; support contract; 专属支持; 和普通支持的区别',
    'prepare-before-you-need-it': 'who may write tickets; add a colleague; 谁可以提交; 添加同事',
    'open-a-good-request': 'submit a ticket; support portal; Zendesk; 提交工单; 支持入口',
    'choose-the-severity':
      'blocker; production is down; severity level; 线上故障; 严重程度; 生产问题',
    'while-the-request-is-open': 'follow up; escalate; hotfix; 进度; 催办; 热修复',
  },
  '/x/guides/telemetry/': {
    'when-something-is-sent':
      'network requests to mui; sends data home; postinstall; request blocked by firewall; outgoing request; ad blocker; offline build; CI; 发送请求; 什么时候上报',
    'what-an-event-contains':
      'what is collected; personal data; machine id; hashed; 收集了什么; 个人信息',
    'turn-telemetry-off':
      'MUI_X_TELEMETRY_DISABLED; turn off analytics; environment variable; stop sending usage data; disable in CI; do not track; 关闭遥测; 禁止上报; 关掉统计',
    'inspect-the-event': 'debug mode; inspect what is sent; 查看上报内容',
  },
  '/x/introduction/roadmap/': {
    'follow-what-is-planned':
      'new components; when will it be released; GitHub milestones; vote for a feature; coming soon; 什么时候发布; 新组件; 投票; 即将推出',
    'what-the-marks-on-this-site-mean':
      'new badge; planned badge; unstable; experimental; beta; preview features; is it stable; production ready; alpha component; 图标含义; 实验性; 预览版; 新功能标记',
    'read-a-version-number': 'semver; major, minor and patch; alpha; 语义化版本; 大版本; 小版本',
    'keep-the-packages-together':
      'mismatched versions; duplicate packages; version conflict; 版本不一致; 重复依赖',
    'plan-an-upgrade':
      'what changed; release notes; upgrade strategy; schedule of breaking changes; when to upgrade; update path; 发布说明',
  },
  '/x/common-concepts/custom-components/': {
    'choose-between-sx-slotprops-and-slots':
      'when to use sx or slots; styled; css override; ways of customization; when to use slots; which way to customize; restyle or replace; 定制方式; 用 sx 还是 slots',
    'set-props-of-a-part-with-slotprops':
      'pass className to inner element; data-testid for an inner element; change placeholder, size or variant of the inner input; 传 props 给内部; 修改内部输入框; 传递参数; componentsProps 废弃',
    'replace-a-part-with-slots':
      'render custom component; components prop removed; swap icon; own button instead of the built-in; change the icon of a component; wrap the default component; use own component inside; 换成自己的组件; 替换图标; components 属性; 自定义渲染',
    'define-the-component-outside-of-render':
      'input loses focus on every key; component remounts; unmounts on each render; flickers; 输入失去焦点; 每次渲染 重新挂载; 闪烁',
    'pass-your-data-to-a-slot':
      'context; pass state to slot; access parent state; closure; 给插槽传数据; 访问父组件状态',
    'type-the-props-of-a-slot':
      'typescript error in slotProps; interface overrides; unknown property; PropsOverrides; 类型错误; 插槽类型',
    'replace-a-part-of-a-part':
      'slot inside slot; nested slotProps; TextField inside of a picker field; 嵌套插槽; 内层组件',
    'avoid-common-mistakes':
      'forward ref; ownerState warning; React does not recognize the prop on a DOM element; ownerState 警告; 忘记传 ref; 未知属性 警告',
  },
  '/x/react-data-grid/': {
    'when-to-use-a-data-grid':
      'grid or simple Table; alternative to AG Grid, TanStack Table or react-table; material-table; best React table; sortable filterable table; difference between DataGrid and Table; Excel-like table; MUI Table or DataGrid; advanced table; table library; 和 Table 的区别; 代替 antd Table; 什么时候用',
    'what-the-free-grid-includes':
      'free features; MIT table; community limits; 免费功能; 社区版限制',
    'what-the-pro-grid-adds': 'what do I get with pro; paid table features; 专业版功能',
    'what-the-premium-grid-adds': 'what do I get with premium; Excel-like features; 高级版功能',
    'which-package-to-install':
      'x-data-grid, x-data-grid-pro or x-data-grid-premium; package name; 包名; 用哪个包',
  },
  '/x/react-data-grid/quickstart/': {
    'install-the-data-grid':
      'npm i x-data-grid; add table to my app; how to start; first steps; start using the grid; 安装 x-data-grid',
    'import-the-component': 'import DataGrid from; module not found; 导入; 引入组件',
    'define-rows-and-columns':
      'columnDefs rowData; dataSource columns dataIndex; sample data; field and headerName; dataSource columns; 写列和行; 数据怎么传',
    'render-the-grid': 'minimal code; render a table; copy this; 最小示例; 渲染表格',
    troubleshooting:
      "nothing shows; empty grid; rows don't appear; no data is displayed; broken layout; not working; grid not rendering; blank table; blank page; invisible; no rows displayed; columns shown but no rows; 没有显示; 数据不出来; 空白; 不生效",
    'type-rows-and-columns-with-typescript':
      'GridColDef type; generic row type; typed columns; import GridColDef; columns type error; string not assignable; GridRowsProp; type of columns; 类型定义; 泛型; TS 用法',
    'adapt-the-look-to-your-theme':
      'dark mode; change colors; theme palette; remove outer border; customise look; 深色模式; 改颜色; 主题色; 暗黑',
  },
  '/x/react-data-grid/features/': {
    'column-features-by-plan':
      'is column pinning free; is resizing pro; is column reordering free; pinned columns in pro; is column resizing free; is column menu free; 列固定要收费吗; 列功能',
    'row-features-by-plan':
      'is tree data pro; is row grouping premium; is drag and drop of rows paid; tree data license; is master detail pro; is aggregation in pro; is pivoting premium; 树形要收费吗; 行功能',
    'sorting-and-filtering-by-plan': 'is multi sorting pro; header filters pro; 多列排序要收费吗',
    'editing-selection-and-export-by-plan':
      'is Excel export premium; is clipboard paste premium; 导出 Excel 收费吗; 单元格选择 收费',
    'data-loading-and-rendering-by-plan':
      'is lazy loading pro; is infinite scroll paid; 无限滚动收费吗',
    'what-happens-when-a-plan-doesnt-have-a-feature':
      "feature doesn't work in community; prop is ignored; missing feature in free version; feature not available in my plan; only in pro; which plan do I need; 不起作用 社区版; 属性无效",
    'customization-by-plan': 'feature comparison; comparison table',
  },
  '/x/react-data-grid/demos/real-time-data/': {
    'how-the-feed-reaches-the-grid':
      'push; SSE; Socket.IO; SignalR; MQTT; subscribe to feed; Kafka stream; live feed; Pusher; event stream; 推送数据; 消息; 订阅',
    'throttle-updates':
      'too many messages; batch; freezing with many updates; polling every second; many updates per second; freezes with frequent updates; 更新太频繁; 节流; 合并更新',
    'highlight-changes':
      'flash cells; blink when price changes; green up and red down; changed value highlight; enableCellChangeFlash; animate value change; 涨跌 颜色; 变化闪烁; 红绿',
    'add-up-sparklines': 'trend line in cell; mini chart; history; 趋势; 小图',
    'pause-when-the-demo-is-hidden':
      'stop when tab is hidden; visibilitychange; pause stream; 切换标签页 暂停; 后台',
  },
  '/x/react-data-grid/demos/time-off-calendar/': {
    'how-the-calendar-is-put-together':
      'resource view; roster; booking calendar; timetable of employees; Gantt; staff schedule; employee calendar; room booking; work shifts; planning board; 日程表; 资源视图; 排班表; 预订',
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
    'filter-with-tiles-and-a-search-field':
      'filter chips with number of items; tabs above the table; 标签页 筛选; 数量标签',
    'reject-impossible-numbers':
      'reject negative numbers; validation of stock count; 不能为负数; 数量校验',
    'undo-instead-of-asking': 'snackbar with undo; toast; soft delete; 撤销提示; 消息条',
    'show-cards-on-phones': 'cards on small screens; 手机 卡片',
  },
  '/x/react-data-grid/layout/': {
    'set-the-height-of-the-container':
      '100vh; fixed pixel height; style height; container size; table not showing; zero height; empty height error; parent must have height; grid in dialog; grid in tab; useResizeObserver error; parent DOM element has an empty height; grid in accordion; hidden container; collapsed to zero; grid in a modal; 设置高度; 高度为 0; 像素高度; 容器没有高度',
    'fill-the-rest-of-a-flex-layout':
      'flex grow; fill remaining space; overflows the page; fill the screen; sidebar layout; 100% height; full page height; grid in dialog size; grid inside flex; header stays while rows scroll; 占满剩余; 全屏高度; 占满屏幕; 溢出; 百分之百',
    'grow-with-the-rows-within-limits':
      'fit content height; height by number of rows; min height; no inner scrollbar; dynamic height of grid; min and max height; height adapts to rows; 根据行数; 随内容变高; 最小高度',
    'replace-autoheight':
      'autoHeight deprecated; autoHeight prop; domLayout autoHeight; autoHeight 废弃',
    'height-of-an-empty-or-loading-grid':
      'empty grid too small; height when no rows; loading jump; 没有数据时的高度; 空表格 高度',
    'react-to-the-size-of-the-grid':
      "ResizeObserver; window resize; width changes; responsive to container; responsive width; resize with container; grid doesn't resize when sidebar closes; 窗口大小变化; 监听大小; 宽度变化",
    'fix-sizing-problems':
      "grows forever; infinite height; width keeps growing; flex child overflow; min-width 0; ResizeObserver loop; expands infinitely; grid shrinks; horizontal overflow of the page; grid doesn't shrink; grid gets bigger and bigger; grid overflows its container; wider than the parent; 越来越宽; 无限变高; 撑破容器; 页面横向滚动",
    'server-rendering': 'SSR; hydration; layout shift; 服务端渲染; 水合',
  },
  '/x/react-data-grid/column-definition/': {
    'column-properties':
      'accessorKey; colDef options; TableColumn; ColDef; columnHelper; createColumnHelper; column options; columns prop; 列配置; 列属性; dataIndex 对应; 字段名',
    'column-types':
      'number column; boolean column; type singleSelect; checkmark; column type string; ISO text; show yes or no; boolean as yes and no; check icon; text column; 数字列; 布尔列; 类型; 对勾',
    dates:
      'Invalid date; format date dd/mm/yyyy; date string to Date object; moment in cell; datetime; dates shown wrong; 日期格式化; 日期列; 时间戳; 显示日期; 日期格式不对',
    'a-list-of-options-singleselect':
      'enum; status dropdown; value and label; lookup; select list; code to name; dropdown column; show label instead of id; show name of a relation; valueOptions; display text for a code; 枚举; 下拉选项; 状态值 显示文字; 字典; 码表',
    'buttons-in-a-row-the-actions-column':
      'edit and delete icons; kebab menu in row; row buttons; row actions; link button; delete icon per row; button in each row; 编辑 删除 按钮; 行操作; 更多 菜单 每行',
    'compute-and-format-values':
      'money; currency symbol; thousands separator; percent; nested field with a dot; concatenate fields; decimals; two fields in one column; params.row undefined; combine first and last name; format number with commas; computed field; virtual column; valueFormatter; negative numbers; join two fields; 货币; 千分位; 百分比; 嵌套字段; 合并两个字段; 保留小数; 金额; 拼接',
    'render-custom-cell-content':
      'JSX in cell; image in cell; link in cell; chip; avatar; switch; button in cell; cell template; Cell render function; hyperlink; renderCell not called; custom component in a cell; HTML in a cell; thumbnail; picture in a column; link in a column; 图片; 链接; 单元格里放按钮; 头像; 标签; 超链接; 开关; 渲染单元格',
    'keep-the-columns-stable':
      'columns reset on render; useMemo columns; width jumps back; column state is lost; 列重置; 列宽恢复原样; 列每次重新渲染',
    'change-a-column-from-code':
      'update column definition; setColumnDefs; change header at runtime; add column dynamically; 动态修改列; 运行时改列',
  },
  '/x/react-data-grid/column-dimensions/': {
    'width-flex-minimum-and-maximum':
      "width in percent; equal columns; stretch last column; fill the grid; wider; column too narrow; take the remaining space; empty space on the right of the table; percentage column width; columns don't fill the width; gap after last column; width auto; minWidth ignored; column too wide; 百分比宽度; 平均分配; 铺满; 最大宽度; 列太窄; 宽度自适应",
    'resize-columns-by-dragging':
      'drag border; make columns resizable; disable resize; save width; resizable false; resize not working; column width resets; onColumnWidthChange; resizing pushes others; columnResizeMode; 拉伸; 禁止调整列宽; 保存列宽; 拖拽调整宽度',
    'size-columns-to-their-content':
      'sizeColumnsToFit; width by longest text; double click the border; fit text; content is cut; autosizeColumns on mount; auto size on load; autosizeOnMount; autoSizeAllColumns; fit to widest value; 根据内容; 自动列宽; 双击边框; 内容被截断; 按内容撑开',
    'limits-of-autosizing':
      "autosize doesn't work; slow autosize; virtual rows ignored; 自动宽度 不准",
  },
  '/x/react-data-grid/column-visibility/': {
    'hide-columns-at-the-start':
      'initially hidden; hide property; hidden by default; hide id; remove column; initialState columns; columnVisibilityModel; hidden initially; 默认隐藏; 初始隐藏; 不显示某列',
    'control-visibility-from-your-own-state':
      'controlled visibility; switch columns; 受控; 控制列显示',
    'hide-and-show-from-code':
      'show column on button click; conditional column; hide column by role; unhide column; toggle column by button; setColumnVisibility; columns by permission; hide column dynamically; 代码隐藏列; 按权限显示列; 动态隐藏',
    'let-users-choose-in-the-columns-panel':
      'checkbox list of columns; choose columns; customize columns; select fields; select all columns in the panel; reset columns button; show hide columns menu; toggle all; show more columns; columns selector; 勾选列; 选择列; 自定义显示列',
    'keep-a-column-from-being-hidden':
      'always visible; mandatory column; hideable false; required column; prevent hiding a column; disable hiding; lock visible column; 必须显示; 不可隐藏',
    'remember-the-choice':
      'store hidden columns; per user columns; localStorage; 记住隐藏列; 保存用户的列',
    'hidden-columns-and-other-features':
      'export hidden column; filter by hidden column; still in DOM; 隐藏列 导出; 隐藏列 筛选',
  },
  '/x/react-data-grid/custom-columns/': {
    'start-from-a-built-in-type':
      'reuse column settings; defaultColDef; price column for all tables; default column options; extend string column type; phone number column; columnTypes; own type; dataTypeDefinitions; shared column config; 统一列配置; 通用列; 默认列设置',
    'a-column-with-options-write-a-function':
      'country list; tags; multi select column; 标签列; 国家',
    'a-value-that-isnt-text-or-number':
      'object value; array in a cell; complex value; location; avatar with name; flag; JSON value; user object in a cell; 对象值; 数组; 复杂类型',
    'small-charts-in-cells':
      'line in cell; progress; stars; bar inside cell; sparkline column; mini chart in a cell; inline chart; percent bar; 单元格 小图表; 进度; 星级',
    'replace-the-checkbox-column':
      'hide header checkbox; radio buttons instead of checkboxes; GRID_CHECKBOX_SELECTION_COL_DEF; width of the checkbox column; position of the checkbox column; hide the select all checkbox; checkboxSelection width; remove checkbox from header; checkboxes on the right; 单选按钮; 去掉表头全选框; 勾选列 宽度; 勾选框放到后面',
  },
  '/x/react-data-grid/column-header/': {
    'set-the-text-tooltip-and-alignment':
      'title of a column; align center; description tooltip; capitalise; different label; headerAlign; center the title; header alignment; 列标题文字; 居中; 标题 提示; 改标题',
    'wrap-long-header-text':
      "multi-line header; line break in header; long title is cut off; ellipsis in header; vertical header text; rotate header; rotated titles; angled header; narrow columns with long titles; header over two lines; header text doesn't fit; 标题太长; 标题换行; 表头 省略号; 两行标题",
    'change-the-height':
      'taller header; hide the header row; remove header; hide column headers; no header; columnHeaderHeight 0; grid without headers; 隐藏表头; 去掉表头',
    'render-your-own-header':
      'JSX header; header template; icon next to title; HTML in header; headerComponent; custom header component; required asterisk; subtitle in the header; red star; 表头渲染; 标题加图标; 表头模板',
    'put-a-button-into-a-header':
      'info icon; help button in header; checkbox in header; 表头按钮; 帮助图标; 表头加复选框',
    'style-headers':
      'bold header; header color; header font; header background; uppercase; 表头颜色; 表头字体; 标题加粗; 表头背景',
    'react-to-clicks-and-right-clicks':
      'context menu on header; disable click sort; 点击表头; 表头右键',
  },
  '/x/react-data-grid/column-menu/': {
    'remove-items-or-the-whole-menu':
      'remove three dots; hide the dots; suppressMenu; no menu icon; remove 3 dots; disable the header menu; no dropdown on header; dots; 去掉三个点; 关闭菜单; 不显示菜单',
    'choose-and-reorder-items':
      'remove hide column option; remove filter option from menu; order of entries; hide filter from column menu; hide sort options; remove manage columns; 删除菜单项; 菜单 顺序; 去掉菜单选项',
    'add-an-item':
      'custom menu entry; add own action to the header; extra option; 自定义菜单项; 增加选项',
    'give-some-columns-another-menu': 'menu per column; different menu by type; 每列不同菜单',
    'open-the-menu-from-code':
      'close menu programmatically; open on right click; 代码打开菜单; 右键打开',
    'change-icons-and-texts':
      'icon of menu; translate menu; show the menu icon always; menu icon only on hover; column menu icon; 菜单 翻译; 换图标',
  },
  '/x/react-data-grid/column-spanning/': {
    'set-the-number-of-columns':
      'colSpan function; one cell over two columns; merge horizontally; rowspan colspan; span by value; merge two columns of a row; colSpan per row; span of cells in a row; 合并两列; colSpan 函数; 左右合并; 横跨',
    'add-rows-of-totals': 'total label over several columns; sum row; 合计 跨列; 总计标签',
    'add-headings-over-the-whole-width':
      'section heading inside the table; separator row; divider row; title row; subtitle row; group title row; full-width cell; section title; 分隔行; 标题行; 整行文字',
    'when-columns-move-or-are-hidden':
      'span breaks with pinned or reordered columns; 移动列 合并错乱',
  },
  '/x/react-data-grid/column-groups/': {
    'define-the-groups':
      'colspan header; two-level header; band; header over several columns; ColumnGroup; children columns; merge header cells; headers over several columns; group title above columns; headers nested; sub headers; header with subheaders; 两级表头; 表头合并; 列头分组; 双层标题',
    'nest-groups': 'three levels; tree of headers; 三级表头; 多层嵌套',
    'render-and-style-group-headers':
      'group header color; renderHeaderGroup; center group title; color of a group header; headerAlign of group; 分组标题样式; 分组表头颜色',
    'show-and-hide-the-columns-of-a-group':
      'collapse column group; expand group of columns; toggle columns; 折叠列; 展开列组; 收起一组列',
    'drag-and-pin-grouped-columns':
      'freeHeader; keep columns together; group splits when columns are moved; 一起移动; 分组被拆开',
  },
  '/x/react-data-grid/column-ordering/': {
    'keep-columns-in-place':
      'lock position; prevent moving one column; fixed order; suppressMovable; disable column reorder; stop dragging columns; column dragging off; 禁止拖动; 不可移动; 锁定位置',
    'save-and-restore-the-order':
      'orderedFields; set order from code; remember sequence; restore the layout; save the column order; set column order initially; onColumnOrderChange; columns order; order from database; 设置列的顺序; 记住顺序; 恢复顺序',
    'drop-outside-the-grid': 'drag out of the table; drop on a list; 拖出表格',
    'move-columns-from-code-and-by-keyboard':
      'move left and right; buttons to move; reorder columns programmatically; move a column to the end; setColumnIndex; swap columns by code; make a column first; 左移 右移; 代码移动列',
    'change-the-order-without-pro': 'reorder in the free version; community; 免费版 换列',
  },
  '/x/react-data-grid/column-pinning/': {
    'pin-columns-at-the-start':
      "stay visible while scrolling horizontally; first column fixed left; keep name visible; fixed: 'left'; pin to the right; stick; pinnedColumns not working; keep columns fixed; fixedColumnsLeft; frozenColumns; scroll with first column fixed; 横向滚动 固定; 首列不动; 最后一列固定; 锁住",
    'pin-checkboxes-and-actions':
      'sticky checkbox; actions column always visible; freeze actions to the right; pin detail toggle; 操作列固定; 勾选列固定; 固定操作栏',
    'control-the-pinned-columns': 'controlled; save pins; 受控 固定',
    'prevent-pinning':
      "disable pinning; can't unpin; remove pin from menu; remove the pin option; unpin; lock pinned columns; 禁止固定; 不能取消固定",
    'pin-from-code': 'pin on click; 代码固定列',
    'change-the-look':
      'shadow; border of pinned; background; transparent pinned column; 阴影; 固定列背景; 固定列 透明',
  },
  '/x/react-data-grid/column-recipes/': {
    'remember-widths-order-and-visibility':
      'save column width; persist order; user preferences; store layout in localStorage; remember table layout after reload; save table settings; remember columns after refresh; column preferences per user; save columns in the database; 保存布局; 刷新后 保持列; 用户偏好; 列宽 记忆',
    'build-columns-from-data-of-unknown-shape':
      'Object.keys; generate from JSON; unknown fields; columns from API response; dynamic schema; 根据数据生成列; 接口返回列; 动态表头; 未知字段',
    'fit-a-list-onto-a-phone':
      'hide columns on mobile; breakpoints; fewer columns; responsive; hide columns on small screens; columns by screen size; useMediaQuery columns; 小屏 隐藏列; 响应式; 断点',
    'hide-columns-without-values':
      'hide if all values are empty; column without data; 全空 隐藏; 没有值的列',
  },
  '/x/react-data-grid/row-definition/': {
    'shape-of-a-row':
      'row object; nested data; dotted field; rows prop; data format; rows.map is not a function; rows undefined; data array; nested row data; rows is undefined; 数据结构; 对象数组; 嵌套数据; rows 数据格式',
    'row-id-and-getrowid':
      'key prop; missing id error; use uuid; composite id; custom primary key; getRowNodeId; duplicate id; all rows must have a unique id; generate id; duplicate ids; _id of MongoDB; crypto.randomUUID; index as id; another field as id; no id field; use a different id; 没有 id; 自定义 id; 唯一键; id 重复; 用其他字段当 id',
    'add-change-and-remove-rows-with-state':
      'push a row; remove row from state; append; immutable update; useState rows; 增加一行; 删一行; 更新 state',
    'update-single-rows-with-the-api':
      'apiRef updateRows; change one cell value; applyTransaction; setCellValue; patch a row; update cell value programmatically; set value of a cell; setDataValue; 更新单行; 改一行数据; 修改某个值',
    'read-rows-from-code':
      'get all rows; sorted rows; filtered rows; read value of a cell; current rows; get all rows data; getRowModels; row by id; get row data; forEachNode; 获取所有行; 读取数据; 取一行; 得到当前数据',
    'keep-references-stable':
      "mutated array doesn't update; rerender; stale rows; grid doesn't refresh; new reference; selection lost after update; rows not updating after state change; state changes but grid doesn't; push to rows doesn't work; 数据变了 不刷新; 修改数组 不更新; 引用不变",
    'show-a-loading-state':
      'show progress while fetching; loading prop; wait for data; 加载状态; 等待数据',
  },
  '/x/react-data-grid/row-updates/': {
    'state-or-api':
      'when does the grid refresh; setState or apiRef; keep rows in redux; 状态管理; redux; 用 state 还是 api',
    'update-add-and-remove-several-rows':
      'bulk update; insert at top; push new row; remove by id; _action delete; upsert; applyTransaction; insert row at index; append row to the bottom; applyTransactionAsync; add rows dynamically; update rows dynamically; 批量更新; 插入到最前面; 按 id 删除; 追加一行',
    'slow-down-a-fast-stream':
      'high frequency; debounce rows; tick data; 高频更新; 频繁刷新; 消息太多',
    'refresh-from-a-server':
      "refetch every 10 seconds; polling interval; refresh button; reload without losing scroll; React Query; SWR; refetch after save; refresh data; data doesn't refresh after delete; old data still shown; update after fetch; 定时刷新; 刷新按钮; 自动刷新; 重新请求",
    'replace-all-rows-from-code':
      'setRows api; clear the table; replace data; reset rows; clear all rows; empty the grid; remove all rows; 清空数据; 替换全部数据',
  },
  '/x/react-data-grid/row-height/': {
    'set-the-height-of-single-rows':
      'smaller rows; compact rows; thick rows; different height per row; line height; reduce row height; fixed height; rowHeight; padding of rows; 每行不同高度; 行太高; 更紧凑; 修改行高',
    'let-rows-grow-with-their-content':
      'multi-line cell; text overflow to next line; white-space normal; whiteSpace pre-line; long text; newline; auto fit row; wrap cell text; long text wrap; word wrap; text overflow hidden; text on several lines; autoHeight of rows; word-break; dynamic height of rows; 长文本; 多行; 文本太长; 回车换行; 内容撑高',
    'expand-and-collapse-the-text-of-a-row':
      'read more; show more text; expand text; collapse long text; show more and less; 展开全文; 查看更多; 收起文字',
    'put-space-between-rows': 'gap between rows; padding; 行之间的间隔; 间距; 留白',
  },
  '/x/react-data-grid/row-spanning/': {
    'which-cells-are-merged':
      'group same cells; merge duplicates; hide repeated values; vertical merge; repeat value once; merge identical adjacent cells; combine rows with same value; one cell over several rows; 合并相同内容; 重复值 只显示一次; 上下合并',
    'choose-what-is-merged-in-a-column':
      "merge by another field; don't merge this column; 按字段合并; 某列不合并",
    'build-a-schedule':
      'timetable; calendar week; lessons; weekly plan; class schedule; shift schedule; 课程表; 课表; 日程; 周计划',
    'click-edit-and-export-merged-cells':
      'selection and hover of merged cells; editing merged cell; wrong merge after sort or paging; 合并后 编辑; 合并后 排序',
  },
  '/x/react-data-grid/master-detail/': {
    'set-the-height-of-a-panel':
      'panel height auto; cut off panel; content height; 面板高度; 展开高度',
    'load-the-details-when-a-panel-opens':
      'fetch details on expand; lazy detail; spinner in panel; load on click; 展开时请求; 点击加载详情',
    'nest-a-grid-in-a-panel':
      'sub grid; child grid; grid inside grid; order lines; nested table in row; expandedRowRender; detailCellRenderer; row subcomponent; renderSubComponent; nested DataGrid; table inside a row; 表中表; 明细表; 订单明细',
    'edit-a-row-in-a-panel':
      'form inside the row; edit form below; inline form; 行内表单; 展开编辑',
    'open-and-close-panels-from-code':
      'expand all panels; accordion; toggle on row click; keep one open; collapse others; open by default; collapse on click; row click expands; single expand; expandRowByClick; open one at a time; collapse a row; 只展开一行; 默认展开; 点击行展开; 全部展开',
    'move-or-replace-the-toggle-column':
      'plus and minus icon; arrow icon on the right; hide the expand icon; move arrow; disable for some rows; expand icon column position; expandIcon; change the expand icon; 展开图标; 加号; 箭头位置; 隐藏展开按钮',
    'keep-a-panel-in-view-while-columns-scroll':
      'sticky panel; panel wider than the screen; horizontal scrolling; 面板不跟着横向滚动',
  },
  '/x/react-data-grid/row-ordering/': {
    'when-rows-cant-be-dragged':
      "disable drag; drag not working; sorted rows can't be moved; between groups; reorder with sort; rowReordering not working; reorder disabled while sorted; drag into a group; 不能拖动; 拖拽不起作用; 禁止拖行",
    'save-the-new-order':
      'persist position; save index in database; reorder array; dnd-kit; react-beautiful-dnd; sortable rows; react-dnd; SortableJS; rowDragManaged; movableRows; manual order; persist dragged order of rows; 保存顺序; 拖动后保存; 排序号',
    'move-rows-with-the-keyboard-or-by-touch':
      'buttons up and down; keyboard reorder; touch screen; 上移按钮; 触屏',
    'move-a-row-from-code': 'change position programmatically; 代码移动行',
    'change-the-handle': 'drag icon; grip; __reorder__ column; six dots; 拖拽图标; 手柄; 拖动把手',
  },
  '/x/react-data-grid/row-pinning/': {
    'how-pinned-rows-work-with-other-features':
      'always on top; excluded from sorting and filtering; keep first row; row stays on top; pinned row not sorted; frozenRows; pinnedTopRowData; 首行不动; 始终在顶部; 不参与排序',
    'let-users-pin-and-unpin-rows':
      'pin by click; favourites; star rows on top; bookmark; 收藏; 置顶按钮; 点击置顶',
    'show-a-total-that-follows-the-filter':
      'grand total; footer sum row; bottom summary; table footer with totals; summary row; pinnedBottomRowData; Table.Summary; bottomCalc; calculated bottom row; 底部合计; 表尾汇总',
    'pin-rows-from-code': 'setPinnedRows; 代码固定行',
  },
  '/x/react-data-grid/row-recipes/': {
    'delete-rows-with-undo':
      'remove row confirm; delete selected rows; trash icon; bulk delete; restore deleted; undo delete by snackbar; 批量删除; 删除确认; 恢复; 删除按钮; 撤回删除',
    'number-the-rows-as-they-are-shown':
      'index; # column; row counter; sr no; auto increment; number rows from one; s.no column; row index across pages; sequence number; numbering continues over pages; index of a row in the view; 索引; 编号; 自增序号; 第几行',
    'highlight-what-an-update-changed':
      'flash updated row; new row highlight; diff; animate; 新增行高亮; 变化提示; 闪一下',
    'open-a-menu-on-a-row':
      'right-click; onContextMenu; popup menu; options menu on row; three dots in row; 右击菜单; 行操作菜单; 弹出菜单; 上下文菜单',
  },
  '/x/react-data-grid/cells/': {
    'the-parameters-of-a-cell':
      'GridRenderCellParams; params.row; params.value; access other fields; params.value or params.row; row data in a cell; get the row of a cell; 获取本行数据; 参数',
    'show-text-that-is-cut-off':
      'title attribute; text too long; full text on hover; dots; tooltip for long text; cell text is cut; 省略号 悬停; 鼠标移上显示; 超出隐藏; 完整内容; 气泡提示',
    'react-to-clicks-and-keys':
      'double click cell; column clicked; get clicked cell; cell event; cell click gives row; get row on cell click; get column of click; 点击某列; 双击单元格; 获取点击的单元格; 键盘按下',
    'move-the-focus-to-a-cell':
      'select next cell; remove focus outline; focus first cell; blue border on click; active cell; 聚焦; 点击蓝框; 光标; 选中框; 去掉焦点边框',
    'controls-inside-a-cell':
      'button inside a cell; click in cell selects row; stopPropagation; switch; input in cell; checkbox in cell; focusable; event.stopPropagation in a cell; click propagates to row; button click triggers row click; nested click; bubbling to the row; 单元格里的按钮; 阻止冒泡; 点击按钮 触发行点击',
    'replace-the-element-of-a-cell':
      'slots.cell; custom td; data attributes; vertical align; padding of cells; center cell content vertically; class of a cell by value; className; 单元格组件; 垂直居中; 内边距',
  },
  '/x/react-data-grid/editing/': {
    'start-and-stop-editing':
      "editable true; double click to edit; make a column editable; read-only grid; F2; type to edit; isn't editable; double click to edit a cell; editable prop; 设置可编辑; 双击编辑; 不能编辑; 只读; 进入编辑",
    'allow-editing-for-some-rows':
      'disable editing for a row; locked rows; permission; conditional; isCellEditable; readonly row; editable by row; 某些行不可编辑; 权限; 按条件编辑; 禁用编辑',
    'save-changes':
      'onCellEditCommit; onCellValueChanged; PUT request; PATCH; persist; update backend; edited value disappears; value reverts; 保存到服务器; 编辑后的值 还原; 提交修改; 改了又变回来',
    'validate-while-users-type':
      'red cell; invalid value; async validation; error tooltip; regex; unique name; required field in a cell; error message in a cell; preProcessEditCellProps; mandatory value; show error while editing; Yup; mark a cell invalid; 必填; 校验失败; 红框; 异步校验; 格式错误',
    'edit-computed-or-formatted-values':
      'computed column; number with comma; edit full name; 编辑计算列; 解析输入; 拆分',
    'edit-whole-rows-with-action-buttons':
      'editMode row; save and cancel icons; edit button; pencil; startEditMode; save row by button; 行编辑模式; 编辑按钮; 铅笔图标; 保存图标 取消图标',
  },
  '/x/react-data-grid/editing/persistence/': {
    'what-processrowupdate-receives-and-returns':
      'newRow oldRow; promise; must return the row; params of processRowUpdate; processRowUpdate error; onProcessRowUpdateError; cell stays in edit mode; "No row with id" after edit; edited value not saved; save a cell edit; 必须返回; 旧值 新值',
    'save-to-a-server-and-retry':
      'axios; fetch PUT; rollback; failed request; network error; old value comes back; save to Firebase after edit; update database on edit; edit reverts to old value; axios 保存; 重试; 请求失败 恢复原值; 提交失败',
    'validate-on-the-server':
      '422 response; server error message; duplicate name on server; show error from API; server rejects value; validation error from API; 后端校验; 接口返回错误; 服务器校验',
    'ask-before-saving':
      'are you sure; modal; prompt the user; dialog with yes and no; 弹窗确认; 二次确认; 是否保存',
    'save-in-the-background':
      'autosave; spinner; optimistic; queue; saving indicator; 自动保存; 乐观更新; 后台保存',
    'rows-that-change-during-an-edit':
      'conflict; two users edit; concurrent edit; lock; version; edit lost on refetch; rows reload while editing; polling cancels the edit; 多人编辑; 冲突; 并发',
    'save-through-a-data-source': 'updateRow; mutation; 数据源保存',
  },
  '/x/react-data-grid/editing/custom-edit-component/': {
    'tune-a-built-in-input':
      'min and max of number input; maxLength; multi-line input; textarea; number step; 最大长度; 多行输入; 数字输入; 输入限制',
    'what-your-component-receives':
      'useGridApiContext; own editor; custom input; masked input; switch; renderEditCell with hooks; editor component; GridRenderEditCellParams; 编辑组件; 自定义输入; 开关',
    'save-as-soon-as-something-is-chosen':
      'commit on select; close dropdown after choice; save on change; radio; stop editing on select; edit ends after choice; close editor after select; checkbox always editable; 选择后立即保存; 选完关闭',
    'handle-enter-tab-and-escape-yourself':
      "Enter doesn't save; Tab leaves cell; keydown in textarea; new line with Shift Enter; 回车不保存; 按键; Enter 换行",
    'menus-dialogs-and-pickers-in-a-portal':
      'popper closes the cell; date picker popup; dialog editor; clicking the menu ends edit; color picker; edit with a dialog; select closes the editor; time picker in cell; popup editor; date picker in edit mode; 弹出层 点击后退出; 弹窗编辑; 颜色选择',
    'let-one-field-set-another':
      'cascading select; options depend on another column; country and state; update another cell; 联动下拉; 省市联动; 依赖其他列; 级联',
  },
  '/x/react-data-grid/editing/editing-events/': {
    'order-of-the-calls': 'life cycle; edit callbacks; beginEdit; 编辑回调; 编辑顺序; 触发时机',
    'why-an-edit-began-or-ended':
      'reason of stop; escapeKeyDown; cellFocusOut; GridCellEditStopReasons; 结束原因; 退出原因',
    'prevent-an-edit-from-starting':
      'block double click; edit on single key; no editing by typing; disable Delete key; disable double click; onCellEditStart; stop Enter from editing; 禁止双击编辑; 按键不编辑',
    'prevent-an-edit-from-ending':
      "keep editing on blur; focus lost; click outside; event.defaultMuiPrevented; stay in edit mode; Enter moves to next row; don't stop on Enter; commit on click away; stop only on Escape; exit edit on Escape only; keep the row in edit mode; onRowEditStop; 点击外面; 失去焦点; 不要退出编辑; 回车 下一行",
    'control-the-modes':
      'controlled mode; all cells in edit mode; always in edit mode; 受控模式; 始终编辑状态; 全部可编辑',
    'open-and-close-from-code':
      'focus next editable cell; programmatic edit; ignoreModifications; Tab to next; start edit by a button; 代码进入编辑; 取消编辑; 跳到下一个单元格',
  },
  '/x/react-data-grid/recipes-editing/': {
    'edit-with-a-single-click':
      'one click; edit on click; no double click; instant edit; edit mode on single click; click to edit; 点一下就编辑; 单击进入',
    'add-a-row':
      'insert row; new record; button to add; empty row at the bottom; blank row; focus new row; 新增一行; 添加按钮; 插入空行; 新建记录',
    'collect-changes-and-save-them-together':
      'save all button; dirty rows; modified cells; submit at once; discard all; pending changes; highlight changed cells; bulk edit; warn before leaving the page; beforeunload; batch update; save all changes; edit many rows; 统一保存; 一起提交; 修改标记; 未保存; 脏数据',
    'undo-edits': 'Ctrl+Z; history; redo; revert edit; 撤回; 重做; 历史; 恢复上一步',
    'edit-dates-with-a-date-picker':
      'MUI DatePicker in grid; calendar in cell; datetime editor; date picker in edit mode; time picker in a cell; x-date-pickers in grid; 表格里 日期选择器; 日期控件',
    'compare-two-fields-of-a-row':
      'start date before end date; cross-field validation; depends on another field; 开始日期 结束日期; 跨字段校验; 比较两列',
  },
  '/x/react-data-grid/sorting/': {
    'set-the-initial-order':
      'initial sort; sorted by default; order by date descending; defaultSortOrder; newest first; 初始排序; 默认倒序; 最新的在前',
    'how-values-are-compared':
      'case sensitive; empty values at the end; date strings; numeric strings; null values; numbers sorted as text; uppercase; sort dates; sort boolean; sort by label; sort numbers as text; sort not working with renderCell; sort by displayed value; case insensitive; ignore case; numbers sorted wrong; 空值; 数字当文本; 大小写; 字符串排序不对; 10 排在 2 前面',
    'write-a-custom-comparison':
      'locale compare; natural sort; own compare function; alphabetical with accents; umlauts; sort by hidden value; custom order of status; alphanumeric; IP address; sort by another field; keep totals at bottom; pin row at the bottom while sorting; sorter function; sortType; 比较函数; 拼音; 中文排序; 自定义顺序; 自然排序',
    'sort-by-several-columns':
      'shift click; secondary sort; multi-column; sort priority; sortModel with several items; ctrl click; multiSortKey; sort two columns; sorter multiple; three columns; 按住 shift; 多字段; 次要排序; 二级排序',
    'change-the-click-sequence-or-turn-sorting-off':
      'disable unsorted; sortable false; descending first; remove sort icon; lock sorting; third click; only ascending and descending; unsorted state; sortingOrder; remove unsorted state; sortDirections; 禁止排序; 取消排序; 点击三次; 先降序; 某列不能排序',
    'control-the-sort-model':
      'controlled; sort change event; get current sort; 受控; 排序变化; 当前排序',
    'sort-from-code': 'sort button; clear sorting; toggle order; 代码排序; 清除排序',
    'sort-on-a-server':
      'sortingMode server; backend order; API sort params; remote sort; sorter true; sort server side; sortModel to API; ORDER BY; 后端排序; 接口排序; 传排序参数',
    'change-the-icons':
      'sort arrow always visible; change sort icon; arrow position; hide arrow; 排序箭头; 箭头图标; 一直显示箭头',
  },
  '/x/react-data-grid/filtering/': {
    'the-filter-model':
      'field operator value; initialState filter; prefilter; preset; 筛选模型; 预设; 初始条件',
    'control-the-filters':
      'controlled filter; filter change event; external controls; set filter from outside; reset filter; filterModel controlled; filter programmatically; filter by external dropdown; setColumnFilters; filter from a select above; filter by button; setFilterValue; 受控; 外部控件筛选; 筛选变化; 重置',
    'operators-by-column-type':
      'contains; equals; starts with; is empty; is any of; greater than; not equal; before and after date; boolean filter; date filter; does not contain; date filter not working; filter null values; filter empty values; not contains; ignore case; 包含; 等于; 大于; 为空; 日期筛选; 属于; 不等于',
    'search-all-columns-with-the-quick-filter':
      'search field; type to search; find text; 搜索框; 输入搜索',
    'combine-several-filters': 'AND, OR; several conditions; 且 或; 多个条件',
    'write-a-custom-operator':
      'own function; fuzzy filter; regex; filter by computed value; filter with valueGetter; filter not working with objects; filter uses value not label; 自定义运算符; 模糊; 正则',
    'turn-filtering-off':
      'filterable false; hide filter option; no filtering; turn off filter for one column; 关闭筛选; 某列不能筛选; 去掉筛选',
    'get-or-count-the-filtered-rows':
      'number of filtered rows; visible rows; gridFilteredSortedRowIds; get filtered data; count results; get filtered rows count; filtered row count; rows after filter; 筛选后的数据; 筛选结果数量; 获取过滤后的行',
    'filter-on-a-server':
      'filterMode server; WHERE clause; backend; query params; 后端过滤; 查询参数',
    'keep-a-fixed-filter':
      'permanent filter; locked filter; filter that users cannot remove; base filter; mandatory condition; 固定筛选; 不能删除的筛选',
    'set-or-clear-filters-from-code':
      'clear all filters; reset filters button; remove filters; setFilterModel; upsertFilterItem; 清空筛选; 重置筛选; 代码设置筛选',
  },
  '/x/react-data-grid/filtering/customization/': {
    'keep-or-remove-built-in-operators':
      'only contains; reduce operators; getGridStringOperators; default operator; rename operator; relabel; is not empty; isAnyOf; limit operators; getGridDateOperators; starts with by default; only equals; 只保留包含; 减少运算符; 默认运算符; 改名',
    'create-a-custom-operator':
      'write operator; custom filterFn; filter function; case sensitive; filter by regex; exact match; own logic; GridFilterOperator type; filter operators in TypeScript; date filter without time; ignore time of date; filterFn; 自定义过滤函数; 区分大小写; 精确匹配',
    'choose-an-input':
      'slider; rating; autocomplete filter; dropdown in filter; date picker in filter; checkbox filter; select input; filter boolean with select; options of filter dropdown; GridFilterInputValue; InputComponent; yes or no select; custom filter component; own filter input; 下拉筛选; 滑块; 日期选择器 筛选; 自动完成; 复选框筛选',
    'filter-by-a-range':
      'from to; between dates; min and max; price range; number range; start and end date; 从 到; 开始结束; 价格区间; 时间段',
    'add-an-operator-without-a-value':
      'is empty; only true; no value needed; yes or no; 不需要值; 为空',
    'filter-cells-that-contain-a-list':
      'tags; multiple values; array column; includes; contains any of; 标签; 数组; 多值; 包含任一',
    'change-the-delay-while-typing':
      'filter on Enter; apply button; too many requests; wait while typing; filter debounce; 防抖; 输入延迟; 点击确定才筛选; 应用按钮',
    'change-the-look-of-the-filter-panel':
      'filterPanel slotProps; width of panel; layout of form; column order in filter; style of filter popup; 筛选面板样式; 面板宽度',
    'change-the-filter-icons':
      'funnel icon; always show filter icon; hide icon; filter button in header; openFilterButton; 漏斗图标; 筛选图标; 隐藏图标',
  },
  '/x/react-data-grid/filtering/quick-filter/': {
    'what-the-search-finds':
      "match any word; partial match; diacritics; accent; numbers and dates; formatted value; search doesn't find; search not finding dates; search in formatted value; search renderCell; search ignores; search numbers; search the whole table; find text in rows; 搜不到; 部分匹配; 匹配规则; 忽略重音",
    'set-the-initial-search':
      'default search text; get search text; clear the search by code; setQuickFilterValues; 默认搜索; 初始关键词',
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
    'offer-operators-that-the-server-supports':
      'restrict operators; unsupported operator; columns without filter; 后端不支持; 限制运算符',
    'send-the-filter-model':
      'send to backend; request params; GridFilterModel to query; SQL where; Prisma; Elasticsearch; OData; URLSearchParams; MongoDB filter; GraphQL where; filter model to query; Django filter; build where clause; date filter timezone; Laravel query; 转成 SQL; 发送给后端; 请求参数; 拼接查询',
    'filter-with-your-own-requests':
      'onFilterModelChange fetch; useEffect; debounce request; React Query filter; filterMode server; rows not filtered; API call on filter; too many calls; 监听筛选 请求; useEffect 请求',
    'handle-errors-and-try-again':
      'timeout; late answer; stale results; outdated response; retry; 旧请求 覆盖; 超时; 请求乱序',
    'filter-loaded-rows-in-the-browser':
      'filter twice; client and server mix; rows disappear although the server sent them; 前端再过滤; 数据被过滤掉',
  },
  '/x/react-data-grid/filtering/multi-filters/': {
    'give-each-item-an-id':
      'only one filter is kept; id missing in filter item; multiple filter items; all items must have an id; only last filter applies; second filter replaces first; filters overwrite each other; 只剩一个条件; 条件 id',
    'join-filters-with-and-or-or':
      'GridLogicOperator; any of; all of; match all; nested groups of conditions; or condition; nested and or groups; logic between columns; default OR; same column with two conditions; 或者; 满足任一; 同时满足; 全部满足',
    'filter-from-code':
      'remove one filter; reset all filters; clear button; chips of active filters; filters on several columns from code; delete filter; upsertFilterItem; 移除条件; 重置所有筛选; 清除全部; 已选条件 标签',
    'limit-the-panel-to-one-filter-per-column': 'one per column; 每列一个条件',
    'fix-filters-and-hide-buttons':
      'hide and or selector; hide add filter button; disable remove all; simple panel; limit number of filters; disable OR; only AND; logicOperators; max filters; 隐藏且或; 隐藏添加条件; 隐藏按钮',
    'go-back-to-one-filter': 'single filter only; 单一条件',
  },
  '/x/react-data-grid/filtering/header-filters/': {
    'filters-that-the-row-doesnt-show':
      'limits of header filters; operator between in header; 不支持',
    'show-filters-in-the-header-only':
      'headerFilters true; hide filter panel; filter input in each column; search under each header; per-column input; column filters below the title; text box under column name; always visible filters; filters in the table head; filterDisplay row; filter boxes; 每列输入框; 列头下搜索; 表头下面 输入框; 列头筛选行',
    'label-the-filters':
      'label text; small inputs; operator icon; hide operator button; remove operator menu of header filter; clear button in header filter; 占位文字; 提示文字; 运算符图标',
    'render-your-own-filter':
      'dropdown in header; select in header; custom input; 表头下拉筛选; 自定义表头筛选; 下拉',
    'open-a-filter-from-code': 'focus filter; 聚焦筛选框',
    'keyboard-and-accessibility':
      'height of the filter row; tab through filters; header filter height; 筛选行 高度',
  },
  '/x/react-data-grid/filtering-recipes/': {
    'keep-the-filters-in-the-url':
      'query string; share a link with filters; deep link; browser back button; react-router; search params; bookmark a search; 分享链接; 地址栏; 浏览器后退; 路由参数; 链接带筛选',
    'offer-saved-views-with-counts':
      'predefined filters; presets; favourite filters; counter badge; segments; quick views; chips above the table; quick filter chips; filter buttons above table; filter chips; 标签页; 快捷筛选; 常用筛选; 保存筛选条件; 数量角标',
    'show-a-total-of-the-found-rows':
      'sum of filtered rows; total after filter; count of results; 筛选结果求和; 合计跟着筛选变',
    'highlight-search-results':
      'highlight match; mark search text; yellow background; matched text; highlight search term; bold matches; mark text in cells; 搜索词高亮; 关键字标记; 标黄',
    'filter-by-a-checkbox-list-of-values':
      'Excel-like filter; checklist of distinct values; unique values; set filter; facets; filters with onFilter in antd; agSetColumnFilter; filter with checkboxes; multi-select of values; 像 Excel 一样筛选; 勾选值; 去重; 选项列表筛选; 值列表',
  },
  '/x/react-data-grid/pagination/': {
    'set-the-page-size':
      'rowsPerPageOptions; 25 per page; default number of rows; hide page size selector; show all rows; page size options; page size select; "All" in page size; 每页显示; 默认条数; 每页 20 条; 显示全部',
    'limits-by-plan':
      'max 100; only 100 rows show; more than 100 per page; disable pagination; no paging; show all without paging; 最多 100 行; 超过 100 条; 关闭分页; 不分页',
    'control-the-page':
      'current page; reset to first page; page state; page resets on update; page starts at 1; paginationModel; 当前页; 回到第一页',
    'fit-the-page-to-the-height':
      'number of rows by height; fill the screen; 自动每页行数; 适应高度',
    'customize-the-footer-controls':
      'custom pagination; numbered buttons; first and last button; MUI Pagination; table pagination at the top; labelRowsPerPage; TablePagination; 自定义分页; 页码按钮; 首页 末页; 分页放上面; 分页样式',
    'load-pages-from-a-server':
      'paginationMode server; offset and limit; total; skip take; backend paging; page loads again; page resets; 后台分页; 总数; 偏移; 服务端分页',
    'load-pages-without-knowing-the-row-count':
      'cursor; keyset; next token; infinite; hasNextPage; more than; unknown number; 游标分页; 不知道总数; 总数未知; 有没有下一页',
    'keep-the-page-in-the-url':
      'page in query string; back button; bookmark a page; share a page; page in address; 页码放进网址',
    'go-to-a-page-from-code':
      'go to last page; jump to page; page number input; go to page field; scroll to page of a row; setPage; 跳页; 最后一页; 跳转到指定页',
  },
  '/x/react-data-grid/row-selection/': {
    'select-one-or-several-rows':
      'single select; radio; only one row; tick rows; rowSelection type checkbox; click to select; checkboxSelection; tick box per row; disableMultipleRowSelection; row multi-select; 勾选框; 只能选一行; 单选模式; 多选框; 点击选中',
    'select-with-the-keyboard':
      'shift click; ctrl a; range of rows; space bar; select row on Enter; shift select; select by space; 按住 shift 选; 快捷键全选',
    'read-and-control-the-selection':
      'get selected ids; selected row data; clear selection; deselect all; unselect; ids is undefined; Set; exclude; selectedRowKeys; preselected rows; initially checked; rowSelectionModel.ids; checked by default; uncheck all rows; selectionModel ids Set; onRowSelectionModelChange; 获取选中数据; 清空选择; 取消选中; 默认选中; 选中行的 id; 选中的数据',
    'decide-which-rows-can-be-selected':
      "disabled checkbox; max number of selected rows; limit selection; grey checkbox; don't select on click; select only by checkbox; prevent row click; 不可勾选; 限制选择数量; 点击行不选中; 禁止点击选中; 最多选几个",
    'selection-filters-and-pages':
      'select all pages; only the current page; selects all rows of all pages; filtered rows stay selected; header checkbox; keep selected after filter; keepNonExistentRowsSelected; select all pages or one; selection cleared on filter; disableRowSelectionExcludeModel; 只选当前页; 跨页全选; 全选所有页; 筛选后 选择',
    'keep-the-selection-across-server-pages':
      'selection lost on page change; server pagination selection; remember selected across pages; preserveSelectedRowKeys; 翻页 选中丢失; 跨页选择; 翻页保留勾选; 记住勾选',
    'select-groups-and-their-rows':
      'parent and children; indeterminate; propagate; select descendants; tri-state; checkStrictly; checkbox half checked; select parent rows and children rows; rowSelectionPropagation; 父子联动; 半选; 选中子级; 选中整组',
    'select-from-code': 'programmatically select; toggle; 代码选中; 手动勾选',
  },
  '/x/react-data-grid/cell-selection/': {
    'select-with-mouse-and-keyboard':
      'select range; multiple cells with drag; shift arrow; block of cells; spreadsheet selection; ctrl click cells; select an entire column of cells; select a whole row of cells; unselect cells; ctrl shift arrow; 拖动选中; 一片单元格; 选区',
    'add-up-whats-selected':
      'status bar; average of selected; count of selection; sum like in Excel; 选区统计; 状态栏; 平均值',
    'fill-selected-cells':
      'fill down; fill handle; copy down; autofill; drag to fill; fill series; 下拉填充; 向下填充',
    'control-the-selection':
      'selected cells list; get values of selected cells; selected range values; clear selected cells; getSelectedCellsAsArray; 获取选中单元格; 受控',
    'select-from-code': '代码选区',
    'style-selected-cells':
      'outline of the range; border; colour of selected cells; 选区边框; 选中颜色',
  },
  '/x/react-data-grid/virtualization/': {
    'rows-and-columns':
      'big data; 100k rows; thousands of columns; only visible rows in DOM; window; react-window; virtual scroll; rows not in DOM; 100000 rows; million rows; 1 million; row virtualization; only part of the rows exists; big dataset; rows vanish when scrolling; many columns; 十万行; 百万数据; 很多列; 只渲染可见',
    'tune-the-buffers':
      'columnBuffer; white flash; blank rows; flicker; empty area; rows appear late; scroll jank; white space when scrolling; rowBuffer; overscanCount; 滚动白屏; 闪烁; 空白区域; 快速滚动 空白; 预渲染',
    'keep-cells-cheap': 'heavy cell; slow renderCell; laggy scroll; 单元格太重; 滚动掉帧',
    'test-a-virtualized-grid':
      "columns missing in jsdom; testing library can't find rows; tests only see a few columns; getByText fails; snapshot; Cypress can't find a cell; Playwright rows; getByRole cell; rows missing in test; 测试 找不到列; 测试只有几行; jsdom",
    'turn-virtualization-off':
      'print all; suppressRowVirtualisation; disableVirtualization; 关闭虚拟化',
    'render-all-cells-for-a-moment': '临时关闭',
    'what-virtualization-changes':
      "browser find; Ctrl F doesn't find; page search; unmounted cells lose state; screenshot; input loses value on scroll; Selenium; state of cell lost; 浏览器查找; Ctrl+F 找不到; 状态丢失",
  },
  '/x/react-data-grid/accessibility/': {
    'name-the-grid': 'label of grid; 表格名称; aria 标签',
    keyboard:
      'arrow keys; tab key; Home and End; Enter; focus order; space; page down; keyboard trap; leave the grid with Tab; tab to next cell; move between cells by keyboard; list of keyboard shortcuts; grid hotkeys; 方向键; Tab 键; 键盘快捷键; 回车; 键盘操作; 上下键',
    'put-links-and-buttons-in-cells':
      'focusable link; tab into buttons; interactive content in cell; button in cell not reachable by keyboard; Tab skips the button; focus the link in a cell; 链接; 单元格按钮 键盘',
    'announce-what-changes':
      "aria-live; screen reader messages; NVDA; VoiceOver; JAWS; screen reader doesn't read cells; NVDA reads column headers; 读屏 提示; 播报",
    'set-the-density':
      'compact rows; comfortable; small table; size small; tighter; density prop; denser table; less padding; smaller padding in rows; 宽松; 小尺寸; 密集; 行密度',
    'set-the-density-programmatically': 'switch density; density toggle; 切换密度',
    'roles-and-virtualization': 'role grid or treegrid; aria-rowcount; ARIA; role 属性',
    'check-your-grid': 'axe; audit; Lighthouse; contrast; Section 508; 检查无障碍; 对比度',
  },
  '/x/react-data-grid/localization/': {
    'set-the-language-once':
      'theme locale; zhCN; deDE; frFR; spanish; german; french; chinese; japanese; createTheme locale; italian; portuguese; russian; locale import; 设置中文; 英文变中文; 切换中文',
    'switch-the-language-and-format-numbers-and-dates':
      'Intl.NumberFormat; decimal comma; date per language; switch language at runtime; i18next; next-intl; decimal separator; react-i18next; comma as decimal; 数字格式; 运行时切换语言; 千位',
    'replace-single-texts':
      '"No rows" text; "Rows per page"; "rows selected" text; column menu texts; rename labels; change wording; MuiTablePagination; translate "No rows"; translate filter operators; translate column menu; "rows selected"; change footer label; of text in pagination; localeText key; 改文字; 暂无数据 文字; 每页行数 文字; 修改英文提示; 菜单文字',
    'use-the-grids-words-in-your-own-parts': 'same words in own toolbar; 自己的组件 翻译',
    'use-a-language-that-isnt-there':
      'missing language; contribute translation; custom language; missing translation key; own locale file; custom locale; untranslated text; 没有的语言; 贡献翻译',
    'lay-out-from-right-to-left': 'arabic; hebrew; persian; mirror; 阿拉伯语; 希伯来语; 从右往左',
    languages: 'list of locales; supported languages; how complete; 支持的语言; 语言列表',
  },
  '/x/react-data-grid/tree-data/': {
    'build-the-tree-from-parent-ids':
      'flat list to tree; children array; adjacency list; nested children to path; recursive; subRows; getSubRows; org chart table; folder structure; BOM; bill of materials; treeNode; dataTree; dataTreeChildField; categories and subcategories; children rows; children 数组; 扁平转树; 父级 id; 递归',
    'leave-out-the-parents':
      'missing parents; auto-generated parents; path gaps; 缺少父级; 自动生成父行',
    'change-the-tree-column':
      'name of the tree column; icon of folder; hide children count; indent; header of the tree column; hide descendant count; hierarchy column; indent of children; 树列; 缩进; 图标; 隐藏数量; 层级列标题',
    'open-and-close-rows':
      'expand all; open by default; toggle on click; expand to a level; expand by click on row; defaultExpandAllRows; defaultGroupingExpansionDepth; expanded by default; 默认展开; 全部展开; 全部收起; 展开层级; 点击展开',
    'keep-rows-open-when-data-changes':
      'keeps collapsing after update; remember open rows; expanded rows collapse on update; 更新后 收起; 保持展开; 刷新后折叠',
    'sort-and-filter-a-tree':
      'filter children; show parents of matches; sort within parents; filter keeps parents; 筛选树; 搜索子节点; 树排序',
    'select-edit-and-page':
      'checkbox on parents; children pagination; count pages by root; tree checkbox rows; 勾选父级; 分页 子行',
    'load-children-from-a-server': 'children from API; on demand; 后端子级',
  },
  '/x/react-data-grid/row-grouping/': {
    'let-users-group-by-a-column':
      'group in column menu; drag column to group; initialState rowGrouping; disable grouping; bucket; grouped by default; group rows initially; groupDefs; rowGroup true; disable grouping of a column; subgroups; group by category; 按字段分组; 分组菜单; 默认分组',
    'control-the-model': 'change group by dropdown; 受控 分组; 切换分组',
    'group-by-part-of-a-value':
      'group by year; group by first letter; object value; range of values; group by nested field; group by object property; 按年; 首字母分组; 区间分组; 对象 分组',
    'configure-the-grouping-column':
      'header of the group column; hide the grouped column; leaf column; hide count; rename Group; hide group column; remove group count; group column header name; keep the grouped column visible; name of the group column; autoGroupColumnDef; 分组列名; 隐藏分组列; 修改分组标题',
    'show-one-column-for-each-level':
      'several grouping columns; rowGroupingColumnMode multiple; multi-level; 多列分组; 每级一列',
    'change-the-cells-and-icons-of-groups':
      'custom group cell; footer of group; group label; number of children; text of a group header; 分组图标; 分组单元格; 组内数量',
    'open-and-close-groups':
      'collapse all; open by default; expanded state; groups expanded by default; defaultGroupingExpansionDepth; groupDefaultExpanded; toggle all groups; 全部展开; 默认展开分组; 全部折叠; 收起',
    'combine-groups-with-other-features':
      'sort groups; select whole group; pages count groups; sort by group; pagination with groups; paginate groups; 分组排序; 选中整组; 分组 分页',
  },
  '/x/react-data-grid/recipes-row-grouping/': {
    'choose-groups-in-a-bar-above-the-grid':
      'group panel; drag headers to group bar; drop zone; toolbar group chips; rowGroupPanelShow; drag column to group; group bar; group by drop area; 拖到分组栏; 分组面板; 分组工具栏',
    'group-by-month': 'week; quarter; timeline; year and month; 按周; 按季度; 按日期; 年月',
    'group-rows-without-a-value':
      'ungrouped; null values; unknown; other category; 未分类; 空值; 其他',
    'put-the-largest-groups-first':
      'order of groups; sort groups by sum; by count; top group; biggest; 按数量排序; 最大的在前; 按合计排序',
    'change-all-rows-of-a-group':
      'button on group row; delete group; bulk action; group checkbox; 组操作; 整组操作; 分组按钮',
    'style-groups-as-bands':
      'full width group row; header row; group row style; band color; band rows; groupRowRenderer; group as full row; 分组行样式; 整行分组标题; 分组背景',
    'remember-which-groups-are-open':
      'persist expansion; restore opened groups; 记住展开的分组; 保存展开状态',
  },
  '/x/react-data-grid/aggregation/': {
    'let-users-choose-the-function':
      'choose function in the menu; initialState aggregation; enable totals; AVG; footer totals; calculate column totals; sum a column; column footer; 聚合菜单; 求平均; 启用合计; 列尾合计',
    'built-in-functions':
      'sum, avg, min, max, size; count rows; number of rows; mean of a column; arithmetic mean; 平均; 计数; 最大值; 最小值; 行数',
    'show-totals-of-groups':
      'group footer; per-group sum; total inline in the group row; sum in group header; group total; subtotal row; 分组小计; 分组合计',
    'write-your-own-function':
      'weighted average; median; distinct count; percent; custom aggFunc; standard deviation; formula; percent of total; mode; first and last value; 自定义函数; 加权平均; 中位数; 去重计数; 百分比; 公式',
    'combine-several-fields':
      'several columns; ratio of two sums; price times quantity; profit margin; 两列相乘; 比率; 单价 数量',
    'control-the-model': 'controlled; limit functions; 受控; 限制函数',
    'render-totals-differently':
      'format of total; custom total cell; bold footer; currency of sum; label "Total"; hide function name; hide the sum label; grand total row; 合计格式; 合计样式; 合计文字; 加粗',
    'export-and-select-totals':
      'total of selected rows; total of filtered rows; include total in export; sum of all rows; sum only filtered rows; 筛选后合计; 导出合计; 选中行合计; 所有行',
  },
  '/x/react-data-grid/pivoting/': {
    'let-users-arrange-the-table':
      'drag fields; rows, columns and values; pivot sidebar; pivot mode switch; cube; OLAP; aggregate by two dimensions; 拖拽字段; 行列值; 二维表; 维度; 多维分析',
    'save-and-restore-views':
      'save report; store layout; initial pivot; save pivot configuration; pivot initial state; restore pivot; 保存透视; 默认透视; 受控; 保存报表',
    'pivot-by-month-quarter-or-range':
      'date hierarchy; year columns; bins; by quarter; 按季度; 按年; 日期 层级; 派生列',
    'change-headers-widths-and-formats':
      'pivot column names; number format; 透视列 宽度; 标题; 格式',
    'show-a-hint-in-an-empty-table': 'empty pivot; no columns; 透视 空白',
    'what-changes-while-pivoting-is-on':
      'sorting in pivot; filter in pivot; export pivot; editing disabled; pivot with server-side data; pivot on the server; expand groups of pivot; pivot row totals; 透视 导出; 透视 排序',
  },
  '/x/react-data-grid/pivoting-explained/': {
    'start-with-plain-rows':
      'source data; flat records; what is a pivot; pivot for beginners; explain pivot; 原始数据',
    'put-a-field-into-rows': 'rows become groups; row dimension; 行维度',
    'put-a-field-into-columns':
      'columns from values; transpose; swap rows and columns; wide and long format; 转置; 行转列; 列维度; 宽表',
    'find-the-rows-behind-a-cell':
      'drill down; show source rows; details behind number; 下钻; 明细; 数据来源',
    'show-several-values': 'sum and count side by side; 多个值',
    'use-more-levels': 'nested rows; multi-level pivot; hierarchy; 多层透视',
    'decide-which-field-goes-where':
      'measure or dimension; field choice; rows, columns and values explained; 指标; 度量',
    'pivot-group-or-aggregate':
      'when to use pivot or grouping; difference to row grouping; 透视和分组的区别; 什么时候用透视',
  },
  '/x/react-data-grid/export/': {
    'choose-rows-and-columns':
      'hide column from export; only visible columns; selected rows only; filtered rows; whole data; all rows; export selected rows; disable export for a column; export all data not only visible; columns in export; disableExport; print fewer columns; remove column from export; 导出部分列; 只导出选中; 导出全部数据; 导出隐藏列; 不导出',
    'which-values-are-exported':
      "formatted value; raw value; date format in export; rendered cell isn't exported; [object Object]; renderCell in export; export custom column value; processCellCallback; export shows ids; 导出格式化的值; 导出内容不对; 导出日期",
    'export-as-csv':
      'comma separated; semicolon; UTF-8 BOM; garbled characters; file name; header row; formula injection; CSV encoding of Chinese; Arabic text in CSV; change export file name; header names; 乱码; 分隔符; 文件名; 逗号分隔; 编码',
    print:
      'print preview; landscape; page size; A4; paper; save as PDF; hide toolbar in print; print all rows; print cuts off columns; print in one page; print styles; printout; print logo; 打印预览; 横向打印; 打印全部; 另存 PDF; 导出 PDF',
    'export-to-excel':
      'exceljs; cell style in Excel; sheet name; column width in Excel; several sheets; add a title row; export grouped; bold headers; workbook; spreadsheet file; 工作表; 表头样式; 多个 sheet; 导出样式; 自定义 Excel',
    'keep-the-page-responsive-with-a-worker':
      'freezes while exporting; large export; web worker; out of memory; slow export; 导出卡死; 大量导出; 导出慢; 内存',
  },
  '/x/react-data-grid/clipboard/': {
    'what-is-copied':
      "copy to clipboard; copy selected rows; copied with headers; tab separated; ctrl c copies row; disable copy; copy format; copy a single cell's text; disable ctrl c; custom copy format; copy only one cell value; copy to Excel; 复制格式; 复制一个单元格; 复制内容; 禁止复制",
    'copy-from-code-with-headers':
      'include headers; copy button; copy whole table; 带表头复制; 复制按钮; 复制整表',
    'paste-cells':
      'paste from Google Sheets; paste multiple rows; paste block; disable paste; bulk paste; paste event; paste not working; paste adds rows; paste new rows; paste a range; 粘贴多行; 从表格软件粘贴; 禁用粘贴',
    'parse-what-was-pasted':
      'paste number with comma; parse date; split pasted; pastedValueParser; valueParser on paste; pasted text to number; 粘贴解析; 粘贴日期; 粘贴数字',
    'confirm-a-paste-and-show-progress':
      'clipboardPasteEnd; ask before paste; 粘贴确认; 粘贴前; 粘贴进度',
    'save-pasted-rows-to-a-server':
      'validate pasted; refuse paste; paste into locked row; 保存粘贴',
    'send-one-request-for-the-whole-paste':
      'batch save; bulk update; one API call; all or nothing; roll back; 批量保存',
    'undo-a-paste': 'undo paste; revert paste; ctrl z; 撤销粘贴',
    'numbers-from-a-german-excel-sheet': 'decimal comma; locale number; 小数逗号',
  },
  '/x/react-data-grid/scrolling/': {
    'scroll-to-a-row-or-a-column':
      'go to row; jump to the row; scroll to the selected row; bring into view; find and scroll to; newly added row; ensureIndexVisible; ensureNodeVisible; ensureColumnVisible; scroll to column; scroll horizontally to; go to a specific row; 跳到某一行; 滚动到选中行; 定位; 滚动到新增行; 滚到指定列',
    'scroll-to-a-row-on-another-page': 'row on other page; find page of row; 在其他页的行',
    'restore-the-scroll-position':
      'position in pixels; keep scroll position; restore scroll; go to the end; scroll jumps back; scroll reset; 保持滚动位置; 回顶部; 滚到底; 滚动位置恢复; 置顶',
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
    'let-items-grow-with-their-content': 'variable card height; auto height; 卡片高度',
    'which-features-work-in-a-list': 'limits; no column menu; 限制',
  },
  '/x/react-data-grid/server-side-data/': {
    'write-getrows':
      'fetch from backend; REST; axios; Express; Laravel; Spring; ajax; connect to database; dataSource prop; request params; rows from URL; ServerSideDatasource; Supabase; Firebase; Firestore; ajaxURL; 接口对接; 请求参数; 调接口; 连接数据库; 后台接口',
    'show-errors-and-try-again':
      'failed to load; retry button; 500 error; error message; snackbar; request failed; onDataSourceError; GridGetRowsError; retry; 请求失败; 接口报错; 重试; 加载失败',
    'save-edits': 'updateRow; save to backend; mutation; PUT; 保存编辑; 修改保存',
    'cache-responses':
      'TTL; stale data; disable cache; same request twice; keep results; chunk; infinite requests loop; getRows called twice; too many requests; fetches again and again; dataSourceCache null; 缓存; 重复请求; 缓存时间; 关闭缓存',
    'fetch-from-code':
      'refresh; reload data; refetch; refresh button; invalidate; refresh after mutation; reload rows; refreshServerSide; reload from server; 刷新数据; 重新加载; 手动请求',
  },
  '/x/react-data-grid/server-side-data/tree-data/': {
    'describe-the-tree':
      'getGroupKey; getChildrenCount; groupKeys; hasChildren; folder from server; file explorer from server; lazy load children rows; async tree rows; fetch nested rows; expandable rows from server; isServerSideGroup; children rows from API; 子节点数量; 懒加载子级; 是否有子节点',
    'expand-branches-at-the-start': 'expand initially; 默认展开',
    'show-errors-and-try-again':
      'failed branch; retry children; error in a node; error loading children rows; 子节点 加载失败',
    'refresh-a-branch':
      "reload children; refetch node; update branch; refresh a node; reload a row's children; 刷新子节点; 刷新分支",
    'sort-and-filter': 'tree pages',
  },
  '/x/react-data-grid/server-side-data/lazy-loading/': {
    'load-rows-as-they-come-into-view':
      'viewport loading; skeleton rows while scrolling; known row count; scroll jump; load visible range; start and end index; skeleton rows; infiniteRowModel; rows loaded in chunks; placeholder rows; onFetchRows; 按视口加载; 占位行; 可视区域; 骨架',
    'infinite-loading-load-more-at-the-end':
      'rowCount -1; append rows; bottom reached; load 50 more; endless list; pagination on scroll; infinite query; infinite row model; load more button; intersection observer; append rows on scroll; unknown row count; load in chunks; onRowsScrollEnd; 触底; 追加数据; 滑到底',
    'show-errors-and-try-again': 'retry; failed page; 加载失败 重试',
    'reload-select-and-export-rows':
      'limits; selection; refresh lazy rows; grouping with lazy loading; 懒加载 限制',
    'load-rows-without-a-data-source':
      'without dataSource; own fetch on scroll; useInfiniteQuery; 不用数据源; 自己请求',
  },
  '/x/react-data-grid/server-side-data/row-grouping/': {
    'describe-the-groups':
      'groupKeys; getGroupKey; GROUP BY; rowGroupCols; group count; SQL; load children of a group; group keys in the request; groupKeys request; server group by; SQL 分组; 组的数量',
    'let-users-choose-the-groups': 'groupFields; choose groups; 选择分组字段',
    'expand-groups-at-the-start': 'open by default; 默认展开分组',
    'sort-filter-and-page': 'page of groups; sort groups on server; 组 分页; 组 排序',
    'show-errors': 'error in group; retry; 分组 请求失败',
  },
  '/x/react-data-grid/server-side-data/aggregation/': {
    'request-totals-and-show-them':
      'aggregateRow; getAggregatedValue; total over all pages; footer sum for all rows; total from database; grand total; server footer total; total not only current page; sum of all pages; sum over whole dataset; 所有页合计; 全部数据求和; 后台合计; 总计',
    'define-the-functions-of-your-server':
      'aggregationFunctions from server; server avg; apply names; 函数名; 后端函数',
    'totals-in-groups-and-trees': 'subtotals by server; 分组小计',
  },
  '/x/react-data-grid/server-side-data/recipes/': {
    'add-and-delete-rows':
      'POST; DELETE request; create record; remove on server; CRUD with API; after delete refresh; delete row on server; add record to database; insert via API; create row on server; 新增接口; 删除接口; 增删; 接口删除',
    'cancel-requests-that-are-no-longer-needed':
      'AbortController; cancel fetch; outdated request; debounce; race; stale response overrides; last request wins; request deduplication; signal; 中断; 竞态; 旧请求',
    'export-all-rows-not-only-the-page':
      'export everything; download all data from server; full export; CSV of all pages; 导出所有数据; 全量导出; 导出全部页',
    'use-a-query-library-or-a-custom-cache':
      'TanStack Query; SWR; Apollo; queryClient; Redis; own cache; IndexedDB; RTK Query; 自己的缓存',
  },
  '/x/react-data-grid/ai-assistant/': {
    'turn-on-the-assistant':
      'enable AI; ask questions about data; copilot in table; prompt; natural language filter; talk to your data; plain English filter; ask the table; text to filter; 启用 AI; 智能助手; 自然语言筛选; 提问',
    'connect-a-language-model':
      'OpenAI key; Claude; own LLM; backend endpoint; self-hosted model; API key; 接入大模型; 密钥; 自己的模型; 后端接口; 通义千问',
    'decide-which-data-is-sent':
      'privacy; sample values; data sent to AI; 隐私; 发送哪些数据; 示例值',
    'restrict-what-the-assistant-can-change':
      'restrict AI; disable grouping by AI; guardrails; 限制 AI',
    'ask-from-code':
      'aiAssistant.processPrompt; suggestions; run prompt programmatically; 代码提问; 建议',
    'save-the-conversations': 'chat history; store messages; 聊天记录; 历史; 保存对话',
    costs: 'token cost; price of prompts; rate limit; 费用; 额度',
  },
  '/x/react-data-grid/components/usage/': {
    'available-parts':
      'Toolbar, FilterPanelTrigger, ColumnsPanelTrigger, ExportCsv; parts list; 有哪些部件; 组件清单',
    'change-what-a-part-renders':
      'own button component; asChild; shadcn; Tailwind button; replace button by text; unstyled; tooltip around a part; Base UI; native button; 换成自己的按钮; render 写法; 文字按钮',
    'style-a-part-by-its-state':
      'className function; state styling; open state; active style; 状态样式; className 函数',
    'write-your-own-part': 'context hooks; custom part; useGridApiContext; 自己写部件; 上下文',
    'use-parts-outside-the-toolbar':
      'filter button outside; trigger outside of toolbar; buttons in page header; outside the grid; 表格外的按钮; 工具栏外面; 放到页面上',
  },
  '/x/react-data-grid/components/toolbar/': {
    'choose-the-default-buttons':
      'hide export button; hide columns button; slotProps.toolbar; remove buttons; disable search; hide filter button; print option off; hide export in the toolbar; hide print option; remove filter button; toolbar off; csvOptions disableToolbarButton; 隐藏导出按钮; 隐藏按钮; 去掉导出; 隐藏筛选; 去掉按钮',
    'build-a-custom-toolbar':
      'title above the table; slots.toolbar; logo; left and right aligned buttons; tabs in toolbar; title of the grid; add title to data grid; toolbar at the bottom; heading of table; custom header above table; caption; toolbar not showing; 自己写工具栏; 表格标题; 左右布局; 表格上方',
    'add-a-button-for-your-own-action':
      'add button; refresh button; new record button; delete selected button; action above table; custom button next to export; own button in the toolbar; 新增按钮; 刷新按钮; 批量删除按钮; 自定义按钮; 新建',
    'add-a-density-switch': 'density menu; compact toggle; row size switch; 密度按钮; 切换紧凑',
    'replace-the-older-toolbar-components':
      'GridToolbarContainer; GridToolbarExport; GridToolbarColumnsButton; GridToolbarFilterButton; GridToolbarDensitySelector; deprecated; GridToolbar 废弃; 旧工具栏; 升级工具栏',
  },
  '/x/react-data-grid/components/export/': {
    'change-the-appearance-of-an-export-button':
      'icon of export; rename export button; text of button; export label; custom export button; change export icon; GridToolbarExport; 导出按钮样式; 改文字; 图标',
    'offer-several-exports-in-a-menu':
      'dropdown of formats; submenu; export as; export to JSON; custom export item; GridCsvExportMenuItem; 多种格式; 下拉',
    'export-the-selected-rows-or-all-rows': 'selected only; all pages; 选中导出; 全部导出',
    'export-to-excel': 'xlsx button',
    'export-from-code':
      'own button; download programmatically; button outside; export from parent; custom export button in a page; exportDataAsCsv; 外部按钮导出; 代码导出; 表格外导出',
  },
  '/x/react-data-grid/components/quick-filter/': {
    'available-parts':
      'QuickFilter, QuickFilterControl, QuickFilterClear, QuickFilterTrigger; 四个部件',
    'render-your-own-text-field':
      'custom search input; icon inside; rounded; width of search box; style of search; search full width; change search placeholder; GridToolbarQuickFilter; search box in toolbar; 搜索框样式; 占位符; 搜索框宽度; 自定义搜索框',
    'add-a-clear-button':
      'x icon; reset search; clear text; cross in the search field; empty the search; 清除图标; 重置搜索',
    'collapse-the-search-field':
      'expand on click; collapsed search; always expanded; icon that opens a field; default open; search icon missing; search icon button; 点击展开搜索; 收起搜索; 默认展开',
    'search-for-phrases': 'comma separated search; exact; 解析; 逗号',
    'debounce-the-search': 'delay; search on enter; too many requests; 输入防抖; 延迟; 回车搜索',
  },
  '/x/react-data-grid/components/columns-panel/': {
    'add-a-columns-button':
      'icon for columns; manage columns button; columns button in the toolbar; GridToolbarColumnsButton; columns icon; 列设置按钮; 齿轮',
    'configure-the-columns-panel':
      'search in panel; hide show all; hide reset button; sort columns in panel; getTogglableColumns; customize column chooser; order of columns in the panel; remove columns from the panel list; disableShowHideToggle; hide buttons of the panel; 面板搜索; 隐藏全选; 面板里不显示某列; 面板排序',
    'add-controls-to-the-panel': 'add footer to panel; save button in panel; 面板加按钮',
    'replace-the-panel-with-your-own-menu':
      'drawer; dialog with checkboxes; popover; sidebar; column picker as drawer; own column chooser; column selector dialog; 自己的列菜单; 抽屉; 弹窗',
    'open-the-panel-from-code': 'showPreferencePanel; open programmatically; 代码打开列面板',
  },
  '/x/react-data-grid/components/filter-panel/': {
    'add-a-filter-button':
      'filter icon button; badge with number of filters; button outside of grid; active filter count; filter button outside grid; GridToolbarFilterButton; filter icon with count; 筛选数量; 角标; 按钮放外面',
    'configure-the-filter-form':
      'operators; preselected column; default column of filter; column list; hide columns in filter panel; filterColumns; position of filter popup; 默认筛选列; 表单配置; 默认列',
    'build-a-custom-filter-form':
      'own filter form; drawer; sidebar; external filter form; custom filter panel; filter builder; 自定义筛选表单; 抽屉; 侧边筛选; 外部表单',
    'open-the-panel-from-code': 'open filter programmatically; 代码打开筛选; 打开面板',
  },
  '/x/react-data-grid/components/prompt-field/': {
    'available-parts':
      'PromptField, PromptFieldControl, PromptFieldSend, PromptFieldRecord; input for AI; send button; 发送按钮; 部件; AI 输入',
    'record-speech':
      'speech to text; dictate; language of recording; voice to text; speak a query; mic button; 说话; 录音; 语音转文字',
    'change-the-appearance':
      'loading state; placeholder of the prompt; prompt style; 样式; 占位文字',
    'use-the-field-without-the-assistant': 'own backend; without panel; 不用助手',
  },
  '/x/react-data-grid/components/pivot-panel/': {
    'add-a-pivot-button': 'pivot button in toolbar; 工具栏 透视按钮',
    'control-pivoting-yourself':
      'own pivot controls; select for rows and columns; toggle; switch pivot mode; 自定义透视控件; 开关透视',
    'open-the-panel-from-code': 'open sidebar; 打开侧栏; 代码打开',
    'change-the-icons-of-the-panel': 'search icon; drag icon of fields; pivot icon; 图标',
    accessibility: 'width of panel; mobile; 面板宽度',
  },
  '/x/react-data-grid/components/ai-assistant-panel/': {
    'add-the-button-to-a-toolbar':
      'open chat; assistant icon in toolbar; ask AI icon; hide AI button; 打开聊天',
    'change-the-built-in-panel': 'suggestions; locale; 面板文字; 建议; 图标',
    'build-a-custom-panel':
      'own chat window; sidebar chat; aiAssistantPanel slot; replace the assistant panel; 自定义聊天窗口; 侧边聊天',
  },
  '/x/react-data-grid/style/': {
    'style-rows':
      'conditional row color; highlight row; row background by value; hover color; odd and even; selected row color; row class; disabled row look; disable hover; no hover color; rowClassName; change hover color; row highlighted; 行背景色; 条件样式 行; 高亮行; 选中行颜色; 鼠标悬停颜色; 行样式',
    'style-cells-across-columns':
      'color by value; negative red; background of cells; font of column; bold column; 单元格颜色; 负数红色; 单元格背景; 列样式; 字体',
    'style-headers':
      'header background; bold header; header color; header font size; header row background; 表头背景; 表头加粗; 表头样式',
    'use-the-class-names-of-the-grid':
      'styled; CSS override; .MuiDataGrid-cell; gridClasses; css modules; remove outline; font size; !important; remove outline on click; change font size of table; change text color; styled-components; tailwind classes; sx selectors; makeStyles; remove focus outline; sx 写法; 覆盖 css; 类名; 去掉蓝框; 字体大小; 样式不生效',
    'show-lines-between-columns':
      'vertical lines; column separator; remove borders; no lines; border between rows; hide lines; cell border; row border bottom; border around cells; last row border; 竖线; 分割线; 去掉边框; 线条; 隐藏横线',
    'style-all-grids-in-the-theme':
      'MuiDataGrid in theme; styleOverrides; defaultProps; createTheme; global style; CSS variables; palette; dark mode; rounded corners; outer border; border radius; remove shadow; round corners; 全局样式; 主题覆盖; 深色; 默认属性; 圆角; 主题变量',
    accessibility: 'contrast; 对比度',
  },
  '/x/react-data-grid/style-recipes/': {
    'striped-rows':
      'alternating colors; even rows; nth-child; banded; odd rows grey; 隔行; 奇偶行; 交替',
    'rows-as-cards': 'card layout; rounded rows; shadow; 圆角行; 卡片行; 阴影',
    'a-heat-map':
      'gradient by value; conditional colors; intensity; gradient color of cells; heatmap table; color scale by value; 色阶; 按值渐变; 颜色深浅; 热度',
    'a-spreadsheet':
      'look like Excel; all borders; dense grid; Google Sheets style; bordered cells; bordered table; gridlines everywhere; 像 Excel; 全部边框; 表格线',
    'a-quiet-list-in-a-card':
      'borderless; minimal look; no lines; clean design; 简洁; 无边框; 极简',
    'a-colored-edge-for-the-status':
      'left border by status; colored stripe; indicator; status color; 左边框; 状态色条; 状态指示',
  },
  '/x/react-data-grid/overlays/': {
    'customize-no-rows':
      'no data text; empty placeholder; illustration; message when empty; empty table; locale emptyText; image when empty; noRowsOverlay; empty component; hide no rows text; 空表格; 没有数据提示; 空状态图片; 自定义空数据',
    'customize-no-results':
      'no results found; reset filter button; nothing found; 没有找到; 无搜索结果; 清除筛选按钮',
    'show-that-rows-are-loading':
      'loading prop; spinner; progress bar; linear-progress; circular; loading overlay; wait; loader while fetching; custom loading overlay; loading indicator style; overlay covers header; loading text; loading bar; 转圈; 进度条; 加载遮罩; loading 样式',
    'show-errors-and-try-again':
      'error overlay; failed to load; retry button; server error message; error state; show error message in grid; something went wrong; 加载失败; 错误遮罩; 重试按钮',
    'build-on-gridoverlay': 'custom overlay; center message; 自定义遮罩; 居中',
  },
  '/x/react-data-grid/components/': {
    'parts-of-the-grid':
      'slots list; all slots; custom loading component; override subcomponent; components prop; slots of grid; 全部插槽; 替换组件; 覆盖',
    'listen-to-events-of-rows-and-cells':
      'onMouseEnter row; hover on row; mouse events; row slot; context menu; drag events; touch; 鼠标进入行; 悬停事件; 右键',
    'change-the-footer':
      'hide footer; footer text; rows selected text; sum in footer; status bar; selected row count; add text to the footer; replace pagination; total row count in footer; 隐藏底部; 自定义底部; 页脚文字; 隐藏选中行数; 底栏',
    'use-your-own-buttons-and-inputs':
      'other design system; Joy UI; use own inputs; own checkbox; Mantine; Ant Design inputs; change select component; baseTextField; baseSelect; baseButton; slots base; 自定义输入组件; 替换按钮; 自己的复选框',
    'change-icons':
      'icon slots; own icon set; Font Awesome; sort icon; lucide; replace arrows; column menu icon; 图标库; 换图标; 排序图标; 自定义图标',
    'pass-your-own-props-in-typescript':
      'ToolbarPropsOverrides; module augmentation; TS error slots; 类型报错; 模块扩展',
    'content-security-policy-csp':
      'CSP style-src; unsafe-inline; nonce; experimentalFeatures; 实验特性',
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
    'arguments-of-a-listener': 'params; event; details; GridEventListener; 参数; 回调参数',
    'listen-without-a-prop': 'useGridEvent; add listener; apiRef on; unsubscribe; 订阅; 添加监听',
    'order-of-events': 'bubbling; cell before row; 触发顺序; 冒泡',
    'prevent-what-the-grid-does':
      'defaultMuiPrevented; stop row selection on click; disable key; cancel default; disable Enter; block keyboard; 阻止默认; 禁用按键; 取消默认行为',
    'type-a-listener': 'GridEventListener type; TypeScript handler; 监听器 类型',
    'publish-an-event-yourself': 'custom event; 自定义事件; 发布',
    'react-when-the-grid-mounts-unmounts-or-changes':
      'onStateChange; ready; mounted; resize; after render; rows loaded; viewportInnerSizeChange; finished rendering; 加载完成; 挂载完成; 渲染完成; 就绪',
    cells:
      'mouse over cell; blur; cell mouse leave; key press in a cell; click outside of a cell; 点击单元格; 单元格事件; 双击',
    rows: 'navigate on click; open page on row click; link row; mouse enter; row event; right click; open dialog; open modal on row click; ignore row click on actions; row click not firing; row mouse leave; link to a page; 点击行 跳转; 打开详情; 行事件',
    'column-headers': 'header click; resize event; 点击表头; 列宽变化; 列事件',
    models: 'change handlers; onChange of table; 变化事件; 模型变化',
    'the-grid-and-its-parts':
      'preference panel; scroll position change; density change; 菜单打开; 面板事件',
  },
  '/x/react-data-grid/state/': {
    'read-inside-the-grid':
      'useGridSelector; selectors; current page in a component; selected count; subscribe to state changes; 读取',
    'write-a-custom-selector': 'createSelector; derived value; 自定义选择器',
    'read-outside-the-grid':
      'apiRef.current.state; filtered rows; visible rows; rows after filter; gridFilteredSortedRowIdsSelector; rowIds; sorted ids; get visible rows; get sorted rows; number of visible rows; gridFilteredSortedRowEntriesSelector; gridExpandedSortedRowIdsSelector; getRowModel; total filtered count; current view rows; currently displayed rows; 外部读取; 筛选后的行; 可见的行; 排序后的数据',
    'set-the-state': 'controlled; set the page from code; 初始状态; 设置状态',
    'save-and-restore':
      'sessionStorage; save view; user settings; persist after refresh; remember filters and sort; views per user; getColumnState; applyColumnState; saved layout; persist after reload; columns order; stateStorage; 保存设置; 刷新后保持; 用户设置; 本地存储; 保存视图; 恢复',
    rows: 'row ids; row tree; count rows; is row expanded; row index; row position; 行数; 行 id',
    filtering: 'filter state; number of results; active filters; 筛选状态; 结果数量',
    pagination: 'page count; current page; 当前页; 总页数',
    columns: 'current columns order; order of visible columns',
  },
  '/x/react-data-grid/performance/': {
    'keep-props-stable':
      'rerenders; useMemo; useCallback; inline functions; new object each render; keeps rendering; input lag; memo; rerender on state change; prevent rerender; typing in a form is slow; columns in useMemo; whole grid rerenders; parent state change; 重复渲染; 多次渲染; 缓存函数; 输入卡',
    'keep-cells-cheap':
      'renderCell is slow; heavy cells; avatars; tooltips in each cell; icons slow; many components; memo cells; scroll laggy; React.memo cell; scrolling stutters; slow with many columns; 渲染单元格 慢; 单元格优化; 滚动卡',
    'keep-functions-for-all-rows-cheap':
      'valueGetter slow; filter slow; sort takes long; big data; 排序慢; 筛选慢; 计算慢',
    'update-rows-sparingly': 'too many updates; update batch; throttle; 更新频繁; 节流',
    'measure-before-you-change-anything':
      'profiler; DevTools; memory leak; production build; development is slow; data grid laggy; why is it slow; freezes; 10000 rows slow; slow rendering; 性能分析; 内存泄漏; 开发环境慢; 测量',
    'reduce-the-bundle-size':
      'tree shaking; lazy import; kilobytes; code splitting; import cost; 包大小; 按需引入; 懒加载组件',
  },
  '/x/react-date-pickers/': {
    'field-picker-or-calendar':
      'inline calendar; calendar without a field; text field only; static; popup; always visible; embed; input without popup; difference of DatePicker and DateField; 内嵌日历; 只要输入框; 静态; 一直显示; 弹出',
    'which-component-to-use':
      'which picker should i use; time picker; datetime; year picker; digital clock; list of components; timeslots; date and time; birthday; duration; hours and minutes; 时间选择; 年份; 月份; 时分秒; 组件列表; 生日; 周选择',
    'date-ranges':
      'start and end date; from to; two calendars; check in and check out; booking; multiple dates; between dates; one input for both dates; 开始和结束日期; 起止日期; 双日历; 入住 离店; 区间; 多个日期',
    'how-a-picker-knows-your-date-library':
      'adapter; moment or dayjs; which library; Day.js or date-fns; 用哪个日期库; dayjs 还是 moment',
    'what-you-want-to-do': 'validation; clear; read-only; mobile; keyboard entry; 公共功能; 通用',
  },
  '/x/react-date-pickers/quickstart/': {
    'install-the-packages':
      'npm install pickers; x-date-pickers; dayjs; pro package; module not found; peer dependency date; 安装 x-date-pickers; 安装 dayjs',
    'add-the-provider':
      'AdapterDayjs; AdapterDateFns; "could not find the context"; wrap the app; utils is null; nextjs use client; two versions in the bundle; 包裹; 缺少 provider; 报错 适配器',
    'read-and-change-the-value':
      'value null; initial date; string to date; ISO string; format value; toISOString; date as a string; not updating; uncontrolled; value.isValid is not a function; valid date object; ISO; convert to a JS Date; toDate; 默认值; 获取日期; 字符串转日期; 值变化; 赋值; 初始日期',
    'types-of-values-in-typescript':
      'type of value; PickerValidDate; Dayjs type; generic; 类型; TS 类型',
    'show-another-language':
      'locale import; German; translate; dayjs/locale/de; Spanish calendar; 切换语言; 中文日期',
    'render-on-a-server': 'hydration mismatch; SSR dates',
    'test-your-pickers': 'userEvent; fireEvent change; fake timers; Cypress',
  },
  '/x/react-date-pickers/date-picker/': {
    'control-the-value':
      'default date; set today; reset; null; onChange fires on each key; clear the value; save on OK; controlled; 默认今天; 清空; 清除; 确认才触发; 重置; 可清除',
    'choose-a-month-or-a-year':
      'year picker; month picker; year only; choose year first; start with year; picker="month"; 月份选择; 年份选择; 只选年; 只选月; 先选年',
    'limit-the-dates':
      'disable specific dates; only allow next 30 days; disable holidays; disable past; disable future; weekends; holidays; only weekdays; range limit; age over 18; disabledDate; excludeDates; only Mondays; minDate tomorrow; 最大日期; 禁止过去; 禁止未来; 节假日; 只能选工作日; 禁用某天; 不能选今天以前',
    'load-booked-days':
      'availability; fetch dates; badge on days; mark days; events; loading calendar; dots; highlight days; 已预订; 标记日期; 小圆点; 日历加载; 高亮日期',
    'set-the-date-format':
      'dd/mm/yyyy; MM/DD; format prop; display format; inputFormat; date mask; show weekday; year 4 digits; YYYY-MM-DD; 格式; 显示格式; 日期掩码',
    'change-the-field-inside':
      'textField props; size small; full width; error text; hide icon; renderInput; click on input opens; style of the input; position of the icon; red border; required asterisk; 输入框样式; 占位符; 小尺寸; 宽度; 隐藏图标; 点击输入框打开; 错误提示; 必填; 标签',
    'disable-it-or-make-it-read-only':
      'disable typing; no keyboard input; prevent manual input; only via calendar; 只读; 禁用; 不能手动输入; 只能选择',
    'open-the-calendar-from-code':
      'open prop; open on focus; button opens calendar; close after selection; controlled popup; anchor; popper position; opens at the wrong month; popover; 打开日历; 自动关闭; 选完关闭; 弹出位置; 代码打开',
    'offer-shortcuts':
      'clear button; quick ranges; last 7 days; presets; this week; OK and cancel; footer buttons; yesterday; 清空按钮; 快捷选项; 今天; 最近七天; 预设; 底部按钮; 本周; 确定 取消',
    'use-it-in-a-form':
      'react-hook-form; Formik; form submit; Yup; zod; validation in form; hidden input; register; Controller; name attribute; FormData; 表单; 表单校验; 提交',
    'desktop-and-mobile-variants':
      'mobile dialog; bottom sheet; force desktop; tests always mobile; touch; modal; 移动端弹窗; 强制桌面; 手机; 测试环境',
    keyboard: 'arrow keys; page up; focus; type date; 方向键; 键盘输入',
    'utc-and-time-zones':
      'one day off; wrong day; daylight saving; date shifts; previous day; GMT; local time; Z at the end; 差一天; 少一天; 夏令时; 日期不对',
  },
  '/x/react-date-pickers/localization/': {
    'set-the-language-once':
      'zhCN; deDE; frFR; ptBR; esES; theme locale; french; german; localeText in provider; translate calendar; 设置中文; 主题语言',
    'replace-single-texts':
      'rename OK; cancel label; toolbar title; "Select date" text; clear label; change button text; placeholder text MM/DD/YYYY; start and end labels; okText; 改按钮文字; 确定取消; 选择日期 文字; 占位文字 改中文',
    'use-a-language-that-isnt-there':
      'missing language; custom translation; own locale object; 没有的语言',
    languages: 'supported languages; list of locales; incomplete translation; 支持的语言',
  },
  '/x/react-date-pickers/adapters-locale/': {
    'set-the-locale':
      "moment locale; dayjs locale import; month names; weekday names; German calendar; language of months; locale isn't applied; British dates; en-gb; RangeError invalid language tag; 月份中文; 星期中文; dayjs 中文; locale 设置",
    'set-your-own-formats':
      '12 or 24 hours; am pm; ampm false; military time; year month order; weekday letters; hide AM; keyboardDate; format for the whole app; 24h everywhere; DD.MM.YYYY for all pickers; 上午下午; 二十四小时; 年月日顺序; 去掉 AM PM; 日期格式',
    'first-day-of-the-week':
      'Sunday; weekStart; Monday first; start of the week; weekStartsOn; 周日; 每周开始; 星期一; 周起始',
    adapters:
      'AdapterDateFns; AdapterMoment; AdapterLuxon; AdapterDayjs; Hijri; Jalali; Persian calendar; Buddhist; date-fns v4; date-fns-jalali; which adapter; smallest date library; date-fns v2 and v3; Temporal; 农历; 波斯历; 伊斯兰历; 适配器选择',
    'read-texts-strictly': 'February 31; wrong date is accepted',
  },
  '/x/react-charts/': {
    'which-chart-to-use':
      'pie; donut; doughnut; bubble; funnel; sankey; sparkline; candlestick; histogram; polar; half circle; progress ring; spider chart; pyramid; treemap; 环形图; 散点; 气泡图; 雷达; 仪表; 漏斗; 桑基图; K 线; 图表类型; 热力图; 迷你图; 半圆; 蛛网',
    'show-amounts-over-time':
      'time series; line with dates; trend; x axis dates; smooth curve; filled line; stacked area; gaps in line; point markers; timeline; ticks; 时间轴; 趋势图; 面积; 曲线; 平滑; 日期轴; 堆叠面积; 折线',
    'compose-a-chart-from-parts':
      'composed chart; bar and line together; dual axis; threshold; custom svg; mixed; secondary axis; target line; vertical line; annotation; own component inside; 柱线混合; 阈值线; 标线; 自定义; 目标线; 次坐标轴',
    'describe-a-chart-for-screen-readers':
      'accessible chart; alt text; aria; role img; 读屏; 替代文本',
    'render-on-a-server': 'SSR; server rendering',
    'what-pro-adds':
      'pan; brush; export as image; download PNG; print chart; slider; wheel; drill down; 缩放; 下载图片; 导出 PNG; 拖动; 打印图表; 区域缩放',
    'planned-charts':
      'upcoming charts; 3D; map; geo; gantt; org chart; word cloud; sunburst; treemap; sankey; range bar; box plot support; network graph; ohlc; 三维; 地图; 词云; 计划中的图表',
    'how-many-points-a-chart-takes':
      'number of data points; 10,000 points; svg or canvas; canvas; performance; large data; WebGL; benchmark; 大数据',
  },
  '/x/react-charts/quickstart/': {
    'install-the-package': 'x-charts; npm install; pro charts; yarn add x-charts; 安装 x-charts',
    'set-the-size':
      "width and height; responsive; ResponsiveContainer; fill the parent; resize; aspect ratio; chart is cut off; labels cut off; full width; margins; chart has zero height; height: 0; doesn't resize; chart too small; 宽高; 自适应; 标签被截断; 边距; 撑满; 自动宽度",
    'use-your-records-as-a-dataset':
      'JSON data; data from API; null; labels and datasets; missing values; dataKey; 数据格式; 接口数据; 数组; 空值; 系列',
    'format-the-values':
      'currency; percent; date format on axis; axis labels; tick format; units; thousands; rotate labels; axis title; tick labels; dollar sign; 格式化; 百分比; 单位; 坐标轴文字; 标签旋转; 轴标题; 货币; 刻度',
    'set-the-tooltip-and-the-legend':
      'hover; tooltip content; hide tooltip; legend position; slotProps.legend; custom tooltip; legend below; legend click; toggle series; crosshair; axis highlight; grid lines; 图例位置; 自定义提示; 图例放下面; 悬停提示; 点击图例',
    'turn-off-animations': 'prefers-reduced-motion; screenshot tests; 禁用动画',
  },
  '/x/react-charts/bars/': {
    'pass-the-data':
      'bar from array; x axis categories; scaleType band; labels on x axis; axis min and max; band and continuous; throws without data; same name twice; 类别轴; 分组; 横轴; 分类; y 轴范围',
    'stack-bars': 'stacked; percent; 100%; negative values; bars side by side; 百分比堆叠; 正负',
    'set-the-bar-width-gaps-and-rounded-corners':
      'width of bars; categoryGapRatio; barGapRatio; thin bars; barSize; bars too wide; radius; 间距; 柱宽; 太宽; 圆角',
    'draw-horizontal-bars':
      "layout horizontal; rows instead of columns; long labels; barh; ranking; indexAxis: 'y'; bars from left to right; long category names; 横向; 水平; 条形; 排行榜",
    'label-the-bars':
      'value on top of bars; data labels; show numbers; text inside the bar; 数值标签; 显示数值; 柱顶文字; 柱子上显示',
    'color-the-bars':
      'palette; different colors; gradient; by value; color per bar; theme colors; hover color; fade; Cell fill; 颜色; 不同颜色; 渐变; 配色; 高亮; 颜色数组',
    'react-to-clicks':
      'click handler; drill down; select bar; link; clicked value; click on axis label; 点击柱子; 下钻; 点击事件',
    'make-bars-accessible': 'pattern; aria-label of bars; bars read by a screen reader; 无障碍',
  },
  '/x/react-charts/localization/': {
    'set-the-language-for-the-whole-app': 'language of charts; zhCN; 设置中文',
    'replace-single-texts':
      '"No data to display"; "Loading data"; empty chart text; loading overlay text; wording of export menu; zoom in label; months in chart ticks language; 暂无数据; 加载中文字; 空图表',
    languages: 'language of the chart is missing; toolbarExportImage',
  },
  '/x/react-charts/axis/': {
    'choose-a-scale':
      "band; point; linear; log scale; symlog; sqrt; scaleType; type: 'category'; NaN in path; scaleTime; 刻度类型; 线性; 类目轴",
    'set-the-domain':
      'axis range; axis min and max; start at zero; domainLimit; nice; y axis starts at; first rank at the top; upside down axis; scale: true; 范围; 最大最小; 从零开始',
    'choose-the-ticks':
      'number of ticks; tick interval; tickNumber; step of the axis; fewer labels; custom tick values; tickCount; stepSize; 刻度数量; 间隔',
    'format-the-labels':
      'tick format; currency on axis; percent; units; thousands; k and M; 刻度格式; 单位; 百分比; 千分位',
    'make-long-labels-fit':
      'ellipsis; overlapping tick labels; vertical text; wrap text; axis width; margin; show every label; interval={0}; autoSkip; truncated with dots; labels cut off on the left; 45 degrees; 标签重叠; 换行; 截断; 竖排',
    'show-dates-and-times':
      'date axis; months on x axis; hours; daylight saving; time scale; same day twice; utc axis; 日期轴; 月份; 时间刻度',
    'group-labels-in-rows':
      'two rows of ticks; quarter and month; nested categories; hierarchical axis; multi-level axis; year below months; 两行刻度; 季度; 分组',
    'use-several-axes':
      'right axis; x axis on top; axis position; dual y; hide an axis; yAxisID; opposite: true; 右侧坐标轴; 顶部; 隐藏坐标轴',
    'style-lines-ticks-and-labels':
      'axis color; font size of labels; remove axis line; disableLine; disableTicks; axis name; 轴线颜色; 字号; 隐藏轴线',
    'show-zero-and-negative-values-on-a-log-scale': 'log bars missing; symlog ticks',
    'accessibility-and-the-server': 'axis missing on the server; SSR axis labels',
  },
  '/x/react-charts/composition/': {
    'place-the-legend-outside-the-chart':
      'ChartContainer; ChartDataProvider; ChartsSurface; provider; legend outside the svg; 容器; 提供者',
    'combine-bars-and-lines':
      'BarPlot; LinePlot; combo chart; layers; order of layers; mixed chart; z-index of series; lines in front of bars; 混合图; 图层',
    'draw-your-own-svg':
      'useXScale; useYScale; useDrawingArea; hooks; custom shapes; box plot; plotBands; markArea; shaded region; canvas plugin; watermark; 自定义形状; 钩子',
    'add-reference-lines':
      'threshold; average line; limit; ChartsReferenceLine; markLine; plotLines; mean line; annotation plugin; 阈值线; 平均线',
    'put-html-above-the-chart':
      'html overlay; foreignObject; button over the chart; label in html; absolute position; tooltip that stays; 覆盖层; HTML 内容',
    'link-charts':
      'same tooltip in two charts; sync; master detail charts; syncId; crosshair in both; 联动; 同步',
    'fill-with-a-gradient': 'linearGradient defs; gradient id',
    'sizes-and-server-rendering': 'svg size; composed chart has no size',
  },
  '/x/react-charts/tooltip/': {
    'choose-what-opens-it':
      "trigger axis; trigger item; trigger none; shared tooltip; all series at once; tooltip doesn't show; tooltip shows first entry everywhere; tooltip: mode 'index'; intersect; 触发方式; 显示全部系列",
    'format-rows-and-leave-some-out':
      'format tooltip value currency; units in tooltip; decimals; hide null; hide zero values; remove a row; tooltip without time; 单位; 小数; 不显示空值',
    'write-your-own-content':
      'useItemTooltip; useAxesTooltip; renderTooltip; html in tooltip; slots tooltip; sum of all series; total row; extra fields in tooltip; sort tooltip rows; 自定义内容; 自定义渲染',
    'style-and-place-it':
      'tooltip background; anchor; follow the mouse; placement; tooltip behind a dialog; tooltip z-index; tooltip in full screen; tooltip cut off; tooltip dark mode; tooltip left side; 背景; 跟随鼠标; 位置',
    'show-values-without-a-pointer': 'tooltip on a phone; long press',
  },
  '/x/react-charts/legend/': {
    'place-the-legend':
      'top; right side; vertical; direction; align; verticalAlign bottom; left side; orient; legend takes space; 右侧; 底部; 垂直',
    'hide-series-with-a-click':
      'toggle; show and hide lines; filter series; onItemClick; turn series off; 点击隐藏',
    'change-marks-and-text':
      'labelMarkType; line mark; rename series; font size; square to circle; iconType; boxWidth; 图标; 文字大小',
    'scroll-a-long-legend': 'too long; wrap; legend in two columns; 太多; 换行',
    'legend-for-a-color-scale':
      'ContinuousColorLegend; PiecewiseColorLegend; gradient legend; color bar; 颜色图例; 渐变图例',
    'build-your-own-legend': 'useLegend; legend item component',
    accessibility: 'legend for screen readers',
  },
  '/x/react-charts/styling/': {
    'choose-a-palette':
      'change colors palette; brand colors; colors prop; default colours; different colors for light and dark; colorway; too few colours; 品牌色; 图表颜色; 默认颜色; 更换颜色',
    'tell-colors-apart-without-seeing-them':
      'hatch; texture; dash; accessible colours; black and white print; red green blind; 花纹; 纹理; 色盲',
    'color-by-value':
      'colorMap; threshold; red below zero; conditional color; bar above a limit in another colour; zones; visualMap pieces; 条件颜色; 负值红色',
    'style-a-part-by-its-class':
      'sx; CSS; selector; MuiBarElement; background of the plot; 类名; 覆盖样式',
    'set-defaults-in-the-theme':
      'MuiBarChart defaultProps; theme components; global chart options; 主题默认; 全局设置',
  },
  '/x/react-charts/zoom-and-pan/': {
    'add-a-slider':
      'zoom slider; navigator; overview below the chart; scrollbar; dataZoom; 滑块; 缩略图',
    'restrict-the-zoom-range':
      'minSpan; maxSpan; panning; pan the chart; step; zoom too far; turn zoom off; zoomMode; 限制缩放; 平移',
    'fit-the-y-axis-to-the-visible-range':
      'filterMode; autoscale; auto scale y axis; y range of visible points; 自适应; 过滤',
    'control-the-visible-range':
      'initialZoom; zoomData; setZoomData; reset; last 30 days buttons; 1M 3M 1Y buttons; fetch data on zoom; resetZoom; 重置缩放; 代码控制; 初始范围',
    'sample-large-data':
      '50,000 points; decimation; LTTB; slow chart; load detail on zoom; big time series; 性能',
    'zoom-both-axes': 'zoom only the y axis; box zoom',
    'zoom-several-charts-together': 'sync zoom; same zoom in two charts',
  },
  '/x/react-charts/export/': {
    'install-the-image-library':
      'rasterizehtml; error on export; missing package; export does nothing; cannot find module rasterizehtml; 安装依赖; 报错',
    'choose-the-formats':
      'download chart as image; jpeg; webp; file name; quality; hide the print item; 文件名; 格式; 质量',
    'export-from-your-own-buttons':
      'exportAsImage; exportAsPrint; apiRef; custom button; toDataURL; download on click; share as image; 自定义按钮; 代码导出',
    'set-background-colors-and-fonts':
      'transparent; dark background; fonts missing; copyStyles; black jpeg; light text in the image; 背景色; 字体',
    'draw-on-a-server':
      'email; static svg; renderToString; PDF report; Node; node without browser; 服务端; 静态图',
  },
  '/x/react-charts/highlighting/': {
    'choose-what-is-emphasized-and-dimmed':
      'fade; opacity on hover; emphasis; dim the other lines; 淡化; 突出显示',
    'mark-the-position-on-an-axis':
      'axisHighlight; vertical line on hover; band; cursor line; 竖线; 光标线',
    'control-the-highlighted-item':
      'highlight item from outside button; hover a table row; list beside the chart; keep the highlight after the mouse leaves; 外部控制; 受控',
    'link-charts-to-each-other': 'same cursor; group; 同步',
    'style-the-highlight': 'opacity of the others; activeDot',
    'highlight-your-own-parts': 'useItemHighlighted; highlight in a custom component',
    accessibility: 'highlight by keyboard',
  },
  '/x/react-charts/scatter/': {
    'change-size-and-shape': 'markerSize; triangle; diamond; radius; bigger dots; 大小; 形状',
    'color-points-by-a-third-value': 'z; heat colors; colorMap; 第三个值; 点的颜色',
    'choose-the-nearest-point':
      'disableVoronoi; hit area; voronoiMaxRadius; hover radius; tooltip opens far away; mouse near a point; 悬停范围',
    'show-many-points': 'svg-batch; renderer; point cloud; 大量点; 卡顿',
    'pass-the-data': 'tooltip shows coordinates; scatter id error; x y pairs',
    'scale-the-axes': 'scatter log axis; grid of a scatter',
    'replace-parts': 'zoom a scatter; export a scatter',
  },
  '/x/react-charts/gauge/': {
    'set-value-and-limits':
      'valueMin; valueMax; percent; gauge min and max; value above the maximum; value over 100; 最大值; 百分比',
    'shape-the-arc':
      'half circle; semi circle gauge; startAngle; endAngle; corner radius; radialBar; rounded ends; thickness of the ring; three quarter gauge; 180 degrees; 半圆; 角度',
    'write-the-text':
      'center text; unit; label; percent in the middle; text inside the ring; font size of the text; number in the centre; 中间文字; 单位',
    'color-by-level': 'red yellow green; zones; traffic light; segments; 分级颜色; 红黄绿',
    'add-a-pointer': 'useGaugeState; arrow; hand; animated needle; 带指针的仪表; 仪表指针',
    accessibility: 'aria-valuenow; role meter',
  },
  '/x/react-charts/sparkline/': {
    'show-values-under-the-pointer': 'tooltip; showHighlight; hover; 悬停; 提示',
    'compare-several-sparklines':
      'same scale; yAxis; common range; sparkline min max; sparklines in data grid cells; same axis for all rows; 相同刻度; 对比',
    'missing-values': 'sparkline is 300 px wide; sparkline in a flex row',
    'choose-line-area-or-bars': 'smooth sparkline; sparkline uses half of its height',
    'mark-a-point': 'last value dot; min and max points',
    'set-the-color': 'color of a sparkline; green up red down',
  },
  '/x/react-charts/lines/': {
    'show-gaps-in-the-data':
      'null; connectNulls; broken line; spanGaps; undefined values; skip missing points; 断开; 空值; 连接',
    'choose-a-curve':
      'smooth; step; monotone; straight; tension; staircase; spline; bezier; rounded line; stepped: true; overshoot; 平滑; 阶梯; 曲线',
    'show-some-marks-or-none':
      'showMark; dots; points on the line; pointRadius: 0; dot={false}; 数据点; 圆点',
    'color-a-line-by-its-values': 'colorMap; threshold; gradient line; red above a limit; 按值着色',
    'pass-the-data': 'sort by x',
    'set-the-range-of-the-y-axis':
      "axis doesn't start at zero; fit the y-axis; y-axis min and max; padding above the line",
    'draw-a-line-over-dates': 'extra space at both ends; line from edge to edge',
    'fill-the-area-and-dash-a-line':
      'baseline; shade under the line; dotted; strokeDasharray; line width; thickness; 线宽',
    'react-to-clicks': 'onMarkClick; onLineClick',
    'draw-many-points': 'line chart is slow; performance of lines',
  },
  '/x/react-charts/pie/': {
    'make-a-donut-or-a-half-circle':
      'startAngle; ring; gap; paddingAngle; rotate the start; cutout; space between slices; move the center of a pie; 半圆',
    'label-the-slices':
      'arcLabel; percent; arcLabelMinAngle; percentage of the total; 百分比; 扇区标签',
    'show-the-sum-in-a-donut': 'total in the middle; text in the hole; center label',
    'nest-rings': 'two rings; multi-level; concentric pies; multiple series in a pie; 双层',
    'pass-the-data': 'zero values in a pie; pie shows NaN',
    'color-the-slices': 'colors repeat; black slice',
    'highlight-slices': 'offset on hover; pull out a slice',
    'react-to-clicks': 'onClick pie; clicked slice',
    'move-the-legend': 'legend below a pie; pie too small because of its legend',
    'replace-parts': 'custom slice; pieArc slot',
  },
  '/x/react-charts/stacking/': {
    'choose-the-offset':
      'expand; 100%; normalize; diverging; wiggle; share of the whole; stack to 1; 百分比; 归一化',
    'choose-the-order': 'reverse; ascending; inside out; which series is at the bottom; 顺序; 反转',
    'write-the-total': 'sum above a stacked bar; stackLabels',
    'handle-missing-values': 'area drops to zero; series of different length',
    'stack-lines': 'line at the wrong height; stackId',
  },
  '/x/react-charts/heatmap/': {
    'draw-a-calendar':
      'github; contributions; days of the year; commits per day; weekday by week; 日历',
    'choose-the-colors':
      'colorMap; piecewise; continuous; visualMap; color range; red to green; 颜色; 分段',
    'prepare-the-data': "x and y index; matrix of values; rows upside down; cells don't show",
    'write-numbers-into-cells': 'value labels; gap between cells',
    'tooltip-and-highlight': 'hover a cell; cell outline',
    accessibility: 'aria-label of a heatmap',
  },
  '/x/react-charts/funnel/': {
    'choose-the-shape':
      'curve; step; pyramid; linear; straight; space between sections; 形状; 曲线',
    'label-the-steps-and-write-shares':
      'labels; percent; conversion rate; pipeline; names beside sections; drop-off rate; 转化率; 标签',
    'prepare-the-data': 'lead stages; negative or zero steps',
    'turn-it-sideways': 'left to right funnel; horizontal pipeline',
    accessibility: 'click on a funnel section; funnel onItemClick',
  },
  '/x/react-date-pickers/custom-components/': {
    'which-slots-there-are':
      'list of slots; toolbar of a picker; popper; dialog; transition; slot has no effect; 工具栏插槽; 插槽列表',
    'set-props-of-a-part':
      'left and right arrow; previous and next month buttons; change arrows of calendar; style by state; props of a day cell; 切换箭头; 上个月按钮',
    'replace-the-header': 'month and year title; own navigation; 日历标题',
    'replace-a-month-or-a-year':
      'month cells; year cells; year button style; 月份单元格; 年份单元格',
    'keep-the-identity-of-a-slot':
      'component inside of render; focus lost while typing; remount; loses focus after one letter; 失去焦点',
    'pass-your-own-props': 'data for a day component; extra props in a slot; highlighted days prop',
  },
  '/x/react-date-pickers/calendar-systems/': {
    'store-gregorian-dates': 'convert to Gregorian; ISO date; save a Persian date; 转换公历',
    'jalali-calendar':
      'date-fns-jalali; moment-jalaali; Farvardin; Iran; farsi digits; Solar Hijri; 伊朗历',
    'hijri-calendar':
      "moment-hijri; Umm al-Qura; Ramadan; year list throws; Saudi Arabia; Hijri typing doesn't work",
    'buddhist-era': 'BBBB; Thailand; 2569; 543 years; Thai locale',
    'let-users-switch-calendars': 'change adapter at runtime; toggle calendar type; 切换历法',
    'what-works-in-which-calendar': 'Hebrew calendar; Chinese calendar',
    'with-moment-jalaali': 'Persian digits break; loadPersian',
    'show-another-calendar': 'lunar date; Intl calendar',
    'right-to-left': 'rtl date picker; Arabic direction',
  },
  '/x/react-charts/toolbar/': {
    'build-your-own-toolbar':
      'own toolbar component; slots.toolbar; title beside the buttons; chart menu; 自己的工具栏',
    'add-zoom-and-export-buttons':
      'zoom in button; zoom out button; print button; ChartsToolbarPro; reset zoom; plus and minus buttons; 放大按钮; 打印按钮',
    'move-the-toolbar': 'toolbar below the chart; 工具栏位置',
    'what-each-chart-shows':
      'showToolbar does nothing; modebar; toolbox; disabled button child warning',
    'change-icons-parts-and-texts': 'zoomInIcon; words of the chart toolbar',
    accessibility: 'tab through the chart buttons',
  },
  '/x/react-charts/label/': {
    'name-the-series':
      'label function; different label in legend and tooltip; series title; 图例名称',
    'set-labels-above-the-bars':
      'value above column; outside label; LabelList position top; datalabels plugin; 柱子上方的值',
    'write-on-bars-only-where-it-fits': 'barLabel; hide small labels; 柱内文字',
    'label-the-points-of-a-line': 'value at each point; 数据点的值',
    'name-lines-at-their-ends': 'direct labelling; end of line; endLabel; 末端名称',
    'keep-labels-readable': 'white text on bars; overlapping data labels',
  },
  '/x/react-charts/components/': {
    'replace-a-part':
      'slots.bar; slots.arc; slots.mark; custom arc; own shape; lollipop; shape prop; 自定义图形',
    'show-that-data-is-missing-or-loading':
      'empty chart; skeleton; noDataOverlay slot; 暂无数据; 加载中',
    'replace-the-tick-labels':
      'axisTickLabel; own tick; ticks in two lines; icons as axis labels; 自定义刻度文字',
    'find-the-slot': 'list of chart slots; which slots',
  },
  '/x/react-charts/pyramid/': {
    'set-the-point-up-or-down': 'upside down; triangle; pyramid turns over; 倒三角',
    'turn-it-sideways': 'horizontal pyramid; legend with numbers; 横向',
  },
  '/x/react-tree-view/': {
    'which-component-to-use':
      'difference between simple and rich; SimpleTreeView or RichTreeView; antd Tree; react-arborist; pro; jstree; 区别; 选哪个',
    'simple-tree-view-items-as-jsx':
      'JSX children; sidebar navigation; folder structure; JSX 写法; 侧边菜单',
    'rich-tree-view-items-as-data': 'items prop; data driven; array; treeData; 数据驱动',
    'reorder-items-with-drag-and-drop': 'drop inside a folder; tree dnd; 拖动; 可拖拽',
    keyboard: 'type ahead; 方向键',
    'limits-to-know':
      'virtualization; thousands of nodes; performance; slow tree; checkbox of parents; right click; connecting lines; search; horizontal scroll; 大量节点; 性能; 限制; 虚拟滚动; 连接线',
  },
  '/x/react-tree-view/quickstart/': {
    'install-the-package':
      'npm install tree view; x-tree-view; TreeView in lab; import TreeItem; 安装 x-tree-view',
    'open-items-at-the-start':
      'expand all initially; open by default; expanded on load; defaultExpandAll; root open; expanded on first render; 初始展开; 全部打开',
    'control-selection-and-expansion':
      'checked items; expand and collapse all buttons; checkedKeys; default selected; single expand; tree state; 受控; 选中项; 全部展开按钮; 获取选中; 默认选中',
    'avoid-three-common-mistakes':
      'duplicate id; key warning; re-render loses state; collapses on each render; label missing; same id; label must be a string; [object Object]; 重复 id; 每次渲染 收起; 状态丢失',
  },
  '/x/react-tree-view/rich-tree-view/items/': {
    'use-your-own-field-names':
      'custom id field; key and title; label from another property; map JSON; rename keys; numeric ids; getItemId; 自定义字段; 字段映射; 标题字段; 子节点字段',
    'disable-items': 'greyed out; not selectable; read-only node; 禁用; 置灰; 不可选',
    'add-change-and-remove-items':
      "push child; remove leaf; update label; dynamic tree; change items; insert; immutable update; sort items; updateItemLabel; rerender; delete node; tree doesn't update; 增加子节点; 更新标签; 动态; 修改节点; 插入; 排序节点; 删除子节点",
    'set-the-indentation': 'padding left; depth; level; width per level; 间距; 层级缩进; 左边距',
    'know-which-item-was-clicked':
      'click handler on node; node click handler; which node; click event; double click; link; navigate; event on label; clicked id; context menu; open a page on click; 点击事件; 节点点击; 跳转; 双击; 获取点击的节点',
    'read-items-and-change-the-tree-from-outside':
      'apiRef tree; getItem; focusItem; useTreeViewApiRef; setItemExpansion; getItemTree; find parent; scroll into view; DOM element; expand programmatically; get children; path of node; publicAPI; select from code; node by id; 获取节点; 代码展开; 父节点; 定位节点; 滚动到节点; 外部控制',
  },
  '/x/react-tree-view/simple-tree-view/items/': {
    'choose-between-simple-and-rich':
      'static tree menu; hard coded items; JSX or data; 静态树; 写死的节点',
    'identify-items-with-itemid':
      'duplicate ids; unique key; same itemId twice; two trees on a page; 唯一 id',
    'put-more-than-text-into-a-label': 'icon beside text; badge; label element; 标签里放图标',
    'build-items-from-data':
      'recursive render; array to TreeItem; map with key; nested JSON to TreeItem; leaf shows an arrow; 递归渲染',
    'disable-items': 'greyed out; 置灰',
    'add-move-and-remove-items': 'remove a TreeItem; keep state of closed items',
    'respond-to-user-actions': 'order of callbacks; events of a simple tree',
    'read-and-change-the-tree-from-code': 'getItem has no label; children ids',
  },
  '/x/react-tree-view/simple-tree-view/selection/': {
    'show-checkboxes':
      "checkboxes with TreeItem children; checkbox of simple tree; click label doesn't check; 简单树复选框",
    'control-the-selection':
      'controlled selectedItems; deselect; default selected item; multiple selection JSX; 取消选中',
    'select-parents-with-their-children': "cascade; closed branch isn't selected; 父子联动; 半选",
    'allow-only-leaves': 'only leaf nodes; parents not selectable; 只选叶子',
    'run-a-callback-for-each-item': 'which item was selected; select event',
    'select-from-code': 'setItemSelection; select by id',
    'known-issues': 'Invalid range; error on shift click',
  },
  '/x/react-tree-view/simple-tree-view/expansion/': {
    'open-and-close-from-code': 'expand all button; collapse all button; 全部展开; 全部收起',
    'open-by-the-arrow-only': 'icon click only; label selects; 只点图标展开',
    'control-the-expansion': 'expandedItems state',
    'keep-one-branch-open':
      'accordion; close other branches; which item was opened; onItemExpansionToggle; 手风琴',
    'show-the-current-item-in-a-table-of-contents': 'toc; active section; scroll spy; docs sidebar',
  },
  '/x/react-tree-view/simple-tree-view/customization/': {
    'set-the-indentation-and-draw-lines':
      'connection lines; guide lines; padding of children; tree style prop ignored',
    'replace-the-arrows':
      'plus minus icons; chevron; expandIcon of TreeItem; endIcon of a leaf; 加减图标',
    'set-it-in-the-theme': 'styleOverrides MuiTreeItem; 主题',
    'use-one-component-for-all-items': 'slots of TreeItem; reuse item component',
    'style-parts-of-an-item':
      'treeItemClasses.content; hover of TreeItem; font size of an item; sx reaches nested items',
    'show-the-focus-clearly': 'outline of the focused item',
    'change-the-animation-and-the-size-of-the-arrow':
      'larger arrow; touch target; collapse duration; slow opening',
  },
  '/x/react-tree-view/simple-tree-view/focus/': {
    'focus-an-item-from-code': 'apiRef.focusItem; 代码聚焦',
    'put-links-into-items':
      'router link; NavLink; next/link; anchor; sidebar with routes; enter follows a link; 导航链接',
    'where-tab-leads': 'tab stop of simple tree; selection follows focus',
    'know-which-item-has-the-focus': 'current focused item; focused id',
    'put-buttons-into-items': 'delete button; click in label selects',
  },
  '/x/react-tree-view/rich-tree-view/selection/': {
    'select-parents-with-their-children':
      'parent selects children; cascade; selectionPropagation; checkedKeys; tri-state; select whole branch; 级联',
    'recipe-permissions-of-a-role':
      'access rights; roles tree; get all checked leaves; only leaf ids; 角色权限',
    'select-several-items': 'shift click; select a range; ctrl click; 范围选择',
    'read-and-control-the-selection':
      'selectedItems; deselect; clear selection; unselect; 获取选中; 清空选择; 单选',
    'turn-selection-off': 'disableSelection; 禁止选择',
    'select-leaves-only': 'hide the checkbox of parents; checkbox only for leaves',
    'select-with-checkboxes':
      'checkbox treeview; checkable; click on label checks the box; checkbox only for leaves; 树复选框',
    'delete-the-selected-items': 'removed item is still selected; stale selection',
  },
  '/x/react-tree-view/rich-tree-view/expansion/': {
    'recipe-a-searchable-tree':
      'search and filter; find a node; highlight matches; keep parents of matches; 查找节点',
    'large-trees':
      'thousands of nodes; slow tree; virtualization; reselect warning; many nodes open; 大量节点; 性能',
    'what-opens-an-item':
      "icon only; double click to open; click on label shouldn't expand; 点图标展开",
    'keep-one-branch-open': 'accordion; only one open; close siblings; single expanded',
    'expand-and-collapse-all-items': 'open the path to an item; toggle all; 收起全部',
  },
  '/x/react-tree-view/rich-tree-view/customization/': {
    'draw-lines-set-the-distance':
      'connection lines; indent; showLine; remove the indentation; no padding left; 缩进',
    'make-rows-compact-and-truncate-labels':
      'row height; dense; long names; cut off with dots; 行高; 紧凑',
    'style-rows-focus-and-selection':
      'hover color; selected background; css; border radius; disabled colour; 选中背景; 样式',
    'replace-the-icons': 'open and closed folder; hide the expand arrow; leaf icon; chevron',
    'change-single-items': 'bold parents; different style for folders',
    'style-all-trees-in-the-theme': 'default props of a tree; override tree styles',
  },
  '/x/react-tree-view/rich-tree-view/focus/': {
    'keep-the-focus-when-items-change':
      'focus lost after delete; deleted node had focus; focus jumps to the top',
    'move-the-focus-from-code': 'autofocus; scroll into view; scrollTo; 代码聚焦',
    'where-tab-goes':
      "tab stop; tabindex; first tab goes to the selected item; tree can't be reached by keyboard; tab 键",
    'focus-an-item-when-a-dialog-opens':
      'first node focused when the dialog opens; escape closes the dialog',
    'show-where-the-focus-is': "onFocus isn't called; onBlur",
  },
  '/x/react-tree-view/rich-tree-view/editing/': {
    'how-editing-starts-and-ends':
      'rename tree item; F2; rename item; inline rename; double click a label; escape cancels; 双击编辑; 重命名节点; 双击重命名',
    'check-the-new-label':
      'validation; empty name; duplicate name; max length of a label; illegal characters; prevent empty names; 校验名称',
    'save-on-a-server':
      'onItemLabelChange; rollback; PATCH name; undo a rename; backend refuses the name; update label in data; typed text lost; items refresh while renaming; 保存名称',
    'start-editing-from-a-button': 'rename button; new folder; edit icon; 新建文件夹; 重命名按钮',
    'choose-which-labels-can-be-edited': 'rename only some items; not editable root; lock names',
  },
  '/x/react-tree-view/rich-tree-view/lazy-loading/': {
    'load-the-first-level':
      'tree dataSource; load children on expand; getTreeItems; getChildrenCount; dataSource of tree; async children; load on expand; fetch children from API; loadData; isLeaf; nothing shown while loading; lazyLoad; 异步加载子节点; 展开时加载',
    'show-errors-and-try-again': 'retry; failed request; error icon; red dot; 加载失败 重试',
    'set-how-long-responses-are-cached': 'dataSourceCache; stale data; always refetch',
    'refresh-one-branch': 'reload children; invalidate; update a loaded folder',
    'load-pages': 'load more button; thousands of children; show next 50',
    'open-a-branch-at-the-start': "expand a lazy node from code; open a path that isn't loaded",
    'select-what-isnt-loaded': 'select children before they load; select all with lazy children',
    'cancel-requests-when-the-tree-unmounts': 'abort a request on unmount; late response',
  },
  '/x/react-tree-view/rich-tree-view/ordering/': {
    'restrict-what-users-move':
      "canMoveItemToNewPosition; prevent drop; only inside folders; isItemReorderable; allowDrop; droppable; some items can't be dragged; drag disabled; max depth; drop between nodes; 只能拖到文件夹; 限制拖动; 禁止放置; 拖拽规则",
    'save-the-order':
      'onItemPositionChange; persist order; onDrop; order after a drag; send new position; undo a move; 树节点顺序; 节点排序; 保存排序',
    'move-items-with-the-keyboard-or-by-touch':
      'move up and down buttons; keyboard reorder; drag on touch; dnd on mobile',
    'use-a-drag-handle': 'drag icon; grip; 拖拽手柄',
  },
  '/x/react-tree-view/accessibility/': {
    keys: 'keyboard shortcuts of a tree; arrow keys; asterisk expands all siblings; ctrl A; home and end; type a letter to jump; enter key opens a node; 键盘操作; 方向键',
    'name-the-tree-and-its-items': 'accessible name; screen reader reads; 名称',
    'roles-and-attributes':
      'role tree; aria-expanded; treeitem; checkbox is hidden from readers; 角色',
    'announce-partly-selected-parents': 'mixed state; indeterminate; aria-checked mixed; 半选',
    'buttons-inside-items': 'space and enter on a button; tab to a button of a row; 按钮按键',
    'make-focus-and-selection-visible':
      "high contrast mode; forced-colors; focus ring isn't visible",
    'touch-targets': '44px; tap area; fingers',
    'reduced-motion': 'disable tree animation; prefers-reduced-motion in a tree',
  },
  '/x/react-tree-view/tree-item-customization/': {
    'replace-one-part':
      'TreeItem slots; badge; icon beside label; file explorer with icons; mail counts; avatar; 文件浏览器',
    'build-an-item-from-its-parts':
      'own layout; getRootProps; second line; arrow at the end; subtitle; 自定义节点; 自己组装',
    'add-a-button-to-an-item':
      'delete icon in a node; menu button; three dots menu; actions on hover; kebab menu; 节点加按钮; 删除图标',
    'replace-the-checkbox': 'switch; radio; star instead of checkbox; 开关; 单选框',
    'read-your-own-fields': 'extra data of an item; useTreeItemModel; access item object; 额外字段',
    'change-the-arrows': 'plus and minus; chevron on the right; rotate icon',
    'act-on-the-item': 'useTreeItemUtils; handleExpansion',
  },
  '/x/react-charts/animation/': {
    'turn-the-animation-off':
      'chart flickers on update; animates on every rerender; jank; many bars animated',
    'reduced-motion': 'vestibular; system setting for animations',
    'change-duration-and-easing': 'animation too slow; react-spring',
    'animate-with-css': 'keyframes; line draws itself; stroke-dashoffset; bars grow on load',
  },
  '/x/react-charts/areas-demo/': {
    'shares-over-time': 'stacked to 100 percent; percentage area',
    gradient: 'fade to transparent; area colour is brighter than mine; fill opacity gradient',
    'profit-and-loss': 'green above red below; 盈亏; 正负区域颜色',
    'usual-range': "arearange; fill: '-1'",
    stream: 'theme river; wiggle',
    'areas-that-overlap': 'see-through areas; area hides another',
  },
  '/x/react-charts/bar-demo/': {
    'population-pyramid': 'back to back bars; tornado; men and women by age; two-sided bars',
    waterfall: 'running total; bars that start where the last ended; cash flow chart; 瀑布; 资金流',
    'gantt-timeline':
      'range bars; project schedule; tasks over time; floating horizontal bars; rangeBar; 甘特图表; 项目进度; 时间段',
    'target-line': 'goal line; bars below target in red',
    'survey-answers': 'agree disagree; stacked diverging; opinion scale',
    'budget-and-actual': 'thin bar over wide bar; bars on top of each other',
    'error-bars': 'whiskers; standard deviation',
    'small-multiples': 'trellis; facets',
  },
  '/x/react-charts/line-demo/': {
    'forecast-with-an-uncertain-range':
      'forecast dashed line; part of a line dashed; prediction; projected values; dotted future; error band',
    'two-axes': 'different units; temperature and rain; left and right axis; dual scale',
    'one-line-among-many': 'other lines grey; chosen series in front',
    'ranks-over-time': 'position over time; league table chart',
    'prices-and-events': 'event marker; step after',
    'live-data': 'sliding window; updates every second; append points',
    'thousands-of-points':
      'downsample; LTTB; min and max per bucket; decimation; large time series; sampling',
  },
  '/x/react-charts/pie-demo/': {
    'write-the-sum-into-a-donut':
      'total in the middle; text in the hole; number in the center; center label; 环形图中间的总数; 中心总数; 圆环中心文字',
    'set-labels-outside-with-lines': 'labelLine; 标签引线; 标签放外面; 标签重叠',
    'join-small-slices': 'slices below 3 percent; too many slices; top five and rest',
    'let-users-hide-slices': 'remove a slice; filter slices',
    'use-patterns-with-colors': 'hatched slices; pie in black and white',
    'compare-two-years': 'two pies side by side; before and after',
    'build-rings-from-records': 'subcategories; two levels',
  },
  '/x/react-charts/radar/': {
    'set-measures-and-data': 'max per axis; indicator',
    'change-the-looks': 'names cut off; hide points of a radar; stripes; gridLevels',
    'highlight-and-tooltip': 'radar legend position; hover an axis',
    'compose-a-radar': 'RadarGrid; radar parts',
    'make-radars-accessible': 'radar with several products',
  },
  '/x/react-charts/scatter-demo/': {
    'draw-a-trend-line': 'linear regression; line of best fit; least squares',
    'show-a-third-number-as-size': 'ZAxis range; radius by value',
    'divide-into-quadrants-and-name-the-points': 'names next to points; text beside points',
    'spread-points-within-a-category': 'beeswarm; swarm',
    'count-thousands-of-points':
      'hexbin; 2d histogram; too many scatter points; heat map of points; density plot; 密度图; 六边形分箱; 点太密',
  },
  '/x/react-date-pickers/accessibility/': {
    'your-part': 'missing label; 无障碍的日期选择器',
    'what-a-screen-reader-hears':
      'aria-label of the calendar button; NVDA; VoiceOver; role spinbutton; two pickers same name; 读屏',
    keys: 'arrow keys in a calendar; page up changes the month; page down goes back; home and end in a week; escape closes the popup',
    focus: 'focus trap; autoFocus',
    errors: 'error announced; aria-invalid',
    'change-the-texts': 'week number text; own words for screen readers',
    motion: 'no sliding months; disable calendar animation',
  },
  '/x/react-date-pickers/base-concepts/': {
    'fields-views-and-pickers': 'parts of a picker; terms of the pickers',
    'desktop-mobile-and-static':
      'mobile vs desktop variant; pointer: fine; touch laptop shows mobile',
    'controlled-and-uncontrolled': 'undefined and null; changing the default value',
    'what-fills-the-rest-of-a-value': 'time is midnight; time of new value',
    views: 'openTo; time typed only',
    'change-the-parts': 'theme defaults of pickers; MuiDatePicker in theme',
    'hooks-for-your-own-parts': 'useParsedFormat; calculate with the adapter',
    'one-provider-or-several': 'nested LocalizationProvider; two date libraries',
  },
  '/x/react-date-pickers/custom-field/': {
    'change-less-than-the-field': 'only another text field; small changes of the field',
    'what-the-picker-hands-over': '替换文本框; 用按钮代替输入框; 自定义触发器',
    'show-a-read-only-text': 'calendar only without typing; click anywhere opens',
    'read-free-text':
      'natural language; today or tomorrow typed; parse what users type; several formats typed; flexible date input',
    'choose-from-a-list': 'dropdown of dates; select of dates',
    'keep-the-sections':
      'design system input; Mantine; Chakra; shadcn; Joy UI field; own TextField component; input of another library',
  },
  '/x/react-date-pickers/custom-layout/': {
    'choose-the-buttons': 'remove Cancel and OK; closeOnSelect false; today and clear',
    'write-your-own-buttons': 'custom action bar; own footer',
    'add-something-to-the-popup': 'footer text; note below the calendar; legend of colours',
    'move-the-parts': 'action bar on top; shortcuts on the right',
    'change-the-toolbar': 'show the toolbar on desktop; large date on top',
    'style-the-popup-and-the-dialog':
      'full screen; popup above the field; z-index of the popup; popup is cut off; paper colour; popup under a modal; clear works when read only',
  },
  '/x/react-date-pickers/custom-opening-button/': {
    'change-the-icon': 'own calendar icon; suffixIcon',
    'move-and-color-the-button':
      'icon color; icon size; button before the text; start of the input',
    'replace-the-button': 'own button component; text button',
    'name-the-button': 'aria-label of the icon; Choose date label',
    'put-content-next-to-the-button':
      'currency symbol; adornment; clear icon disappears; two icons',
    'open-without-the-button': 'click on the input opens; onClick of the field',
  },
  '/x/react-date-pickers/date-calendar/': {
    'read-the-value':
      'finish or partial; calendar without input; month that opens first; selected day',
    'choose-a-month-or-a-year': 'year range of the list; yearsOrder',
    'limit-days-months-and-years': 'grey out days; tileDisabled',
    'mark-days-with-dots': 'highlight specific dates; custom day; heat colours of days',
    'load-the-days-of-a-month': 'events by month; calendar from API',
    'show-week-numbers-and-days-of-other-months': 'fixed six weeks; calendar height jumps',
    'change-the-header-and-the-motion': 'no circle around today; full width calendar; title format',
    'months-or-years-alone': 'YearCalendar; only years',
    keyboard: 'calendar focus',
  },
  '/x/react-date-pickers/date-field/': {
    'read-the-value': 'DateField onChange; typed date null',
    'set-the-format': 'typed format; year with 4 digits',
    'ask-for-a-month-and-a-year-only': 'mm/yyyy input; credit card',
    'limit-the-dates': 'no future birthdays; age check; too old',
    'change-the-text-field':
      'size small; full width; error prop; rounded input; standard or filled',
  },
  '/x/react-date-pickers/date-range-calendar/': {
    'know-when-a-choice-is-complete': 'range onChange fires twice; inline range',
    'choose-whole-weeks': 'isoWeek; weekly',
    'choose-only-one-end': 'fixed start; rangePosition',
    'show-more-months':
      'three months side by side; number of months shown; two months; months side by side',
    'load-what-is-booked': 'availability; busy days',
    'change-the-look': 'week number column; always six rows; weekday letters',
  },
  '/x/react-date-pickers/date-range-field/': {
    'use-one-field-or-two':
      'two text inputs; labels of both ends; gap between two fields; other date changes while typing',
    'read-the-value': 'range validation while typing; incomplete range',
    'send-it-with-a-form': 'half-typed range is sent; form with two dates',
    'format-and-separator': 'separator between start and end; dash or to; hyphen',
    keyboard: 'clear a range by keyboard',
  },
  '/x/react-date-pickers/date-range-picker/': {
    'control-the-value': 'end before start; startDate endDate; only start chosen',
    'ask-for-whole-days': 'last day is missing; 23:59',
    'use-one-field-or-two': 'labels of start and end; single input',
    'offer-the-periods-of-a-report': 'this month; last 30 days; fiscal year',
    'limit-the-length-of-a-range':
      'maxSpan; maximum number of days; at least three nights; max range; within 30 days',
    'keep-a-range-off-booked-days': 'Airbnb; disabled dates inside the range; nights',
    'keep-the-start-or-the-end-fixed': 'only end date editable; disabled={[true, false]}',
    'show-a-price-in-each-day': 'price per night; content in range days',
    'choose-the-number-of-calendars': 'single month; popup too wide',
    'change-a-range-by-dragging': 'drag the end; dragging off',
    'desktop-mobile-static': 'mobile range; static range',
    keyboard: 'name of the range popup',
  },
  '/x/react-date-pickers/date-time-field/': {
    'read-the-value': 'null until time is typed; datetime input value',
    'set-the-format': 'AM PM in datetime; YYYY-MM-DD HH:mm',
    'limit-the-moments': 'earliest moment; not before now',
    zones: 'time zone of a typed moment',
  },
  '/x/react-date-pickers/date-time-picker/': {
    'read-the-value': 'datetime save once; popup stays open; closes after the minutes; OK needed',
    'limit-the-moments': 'block past times today; filterTime',
    'combine-opening-hours-with-a-first-moment':
      '15 minute interval; only working hours from tomorrow',
    'add-seconds-or-leave-parts-out': 'hide the minutes; timeFormat',
    'desktop-and-mobile-variants': 'hide tabs; toolbar of datetime; date first then time',
    'change-how-the-time-is-chosen': 'clock face in datetime; showTime',
  },
  '/x/react-date-pickers/date-time-range-field/': {
    'use-one-field-or-two': 'short format of a range; start and end timestamps',
    'retype-a-part': 'minutes change the date; other end is taken; wrong date after typing',
    'read-the-value-and-send-it': 'outage; send both moments',
    'limit-the-moments': 'end moment before start; earliest start',
  },
  '/x/react-date-pickers/date-time-range-picker/': {
    'control-the-value':
      'meeting start end; start and end with time; rangepicker showTime; both ends in the same zone',
    'set-the-hours-that-a-day-begins-with': '9 to 5 by default; defaultTime',
    'limit-the-moments-and-the-length': 'maximum hours; at most 24 hours',
    'offer-all-day-events': 'whole day checkbox; toggle time',
    'use-two-fields': 'separate start and end fields',
    'desktop-and-mobile-variants': 'steps of the dialog; format shows hours only; tabs start end',
  },
  '/x/react-date-pickers/digital-clock/': {
    'read-the-value-and-set-the-steps':
      'half hour options; 15 minute list; hourly; appointment times',
    'leave-out-times': 'hide past times; only free times; from 9 to 5; available time slots',
    'show-more-than-the-time': 'slots left; scroll position of the list',
    'show-columns': 'hours and minutes in columns; seconds column',
    keyboard: 'keys of a time list',
  },
  '/x/react-date-pickers/fields/': {
    keys: "arrow changes the day; type without slashes; year scrolls; can't type the separator; jumps to the next part",
    'paste-and-autofill': 'autocomplete bday; paste another format; onPaste',
    'set-the-format': 'spaces around the slashes; padding of numbers; MMM',
    'clear-it': 'clearable; x button; onClear; allowClear; clear icon always visible',
    'select-a-section-from-code': 'cursor at the month; inputRef focus',
    'use-it-in-a-form': 'hidden input; half date is submitted',
    'one-input-instead-of-sections':
      'sectionListRef prop has not been initialized; normal TextField; data-testid of input; mask; getByRole textbox',
    'style-sections': 'text colour of sections; width of sections',
  },
  '/x/react-date-pickers/lifecycle/': {
    'callbacks-in-short': 'when is onError called; context argument',
    'while-somebody-types': 'year 0002; too many onChange calls; fires before finished; 0202',
    'in-the-popup-of-a-desktop':
      'onMonthChange twice; onClose; year selection fires onChange; same day clicked',
    'in-the-dialog-of-a-phone': 'Cancel restores; OK without a choice; mobile onAccept',
    'date-and-time': 'datetime onAccept not called; hours fire onChange',
    ranges: 'half a range is accepted; onChange with one end',
    'when-your-app-changes-the-value':
      "set value from outside; Cancel brings the old value; value doesn't update; reset by key; setValue of a form",
    'months-years-and-sections': 'month navigation event; onSelectedSectionsChange',
    'save-when-somebody-is-done': 'finished typing; onBlur fires on open; save only valid dates',
    'block-a-submit-with-half-a-date': 'MM/DD/YYYY in form data; partially filled; required passes',
    'open-state': "popup doesn't close; onOpen",
  },
  '/x/react-date-pickers/playground/': {
    'share-what-you-set-up': 'share a configuration; link to a setup',
    'what-the-controls-offer': 'try props; live demo; interactive example',
    'incompatible-choices': 'incompatible props',
  },
  '/x/react-date-pickers/shortcuts/': {
    'when-getvalue-runs': 'stale today; yesterday after midnight; tab open overnight',
    'offer-only-valid-dates': 'disabled shortcut; next working day',
    'ranges-for-reports': 'last week; year to date',
    'know-which-shortcut-was-chosen': 'selected preset; active preset highlighted',
    'keep-the-popup-open': "preset doesn't close; apply after a preset",
    'change-how-they-look': 'buttons instead of a list; custom presets',
    'make-room-on-a-phone': 'presets on mobile; shortcuts above the calendar',
    'read-only-pickers': 'shortcut works though disabled',
  },
  '/x/react-date-pickers/time-clock/': {
    'read-the-value': 'drag the hand; clock onChange',
    'go-between-hours-and-minutes': 'clock view arrows; seconds hand',
    'choose-12-or-24-hours': 'AM and PM inside the clock; two rings; outer and inner ring',
    'limit-the-times': 'grey out numbers on the clock; five minute steps on the face',
    keyboard: 'clock by keyboard',
  },
  '/x/react-date-pickers/time-field/': {
    'set-the-format': '24 hour text input; typed seconds; mm:ss',
    'work-with-the-value': 'time between two times; subtract times',
    'type-and-step': 'type AM; no overflow to the next hour; time without clock',
    'limit-the-times': 'typed time too late',
  },
  '/x/react-date-pickers/time-picker/': {
    'read-the-value': 'HH:mm string; set time to now',
    'choose-12-or-24-hours-and-add-seconds':
      'use12Hours; hide AM PM; time_24hr; hours only; military',
    'offer-times-in-steps': 'every half hour; 30 minutes',
    'show-all-times-in-one-list': 'one column; dropdown of times',
    'limit-the-times': 'min and max time; block lunch time; over midnight',
    'desktop-mobile-and-a-clock-face': 'analog or digital; scroll columns',
    'use-it-in-a-form': 'send a time; time in FormData',
    keyboard: 'keys of columns',
  },
  '/x/react-date-pickers/time-range-field/': {
    'use-one-field-or-two':
      'type start and end time; MultiInputTimeRangeField; start and end time fields',
    'retype-a-time': 'end takes minutes of start; wrong time after typing; other time changes',
    'read-the-value': 'total hours; shift length',
    'explain-what-is-wrong': 'end time earlier; night shift typed',
    'send-it-with-a-form': 'timesheet form; submit times',
    'format-and-separator': 'separator of times; from 9 to 5',
  },
  '/x/react-date-pickers/time-range-picker/': {
    'control-the-value': 'TimePicker.RangePicker; open and close time; end is cleared',
    'refuse-an-end-before-the-start': 'end after start; end earlier than start',
    'let-a-range-run-over-midnight': '22:00 to 06:00; next day; overnight shift',
    'show-all-times-in-one-list': 'minutes missing in the field; half hour slots',
    'limit-the-times': 'at least one hour; shortest meeting',
    'offer-parts-of-the-day': 'morning and afternoon; presets of times; half day',
    'use-one-field-or-two': 'labels of start and end time',
    'desktop-and-mobile-variants': 'go back to the start; tabs of start and end',
  },
  '/x/react-date-pickers/timezone/': {
    'choose-the-zone':
      "user's timezone; another timezone than the browser; show in UTC; time zone dropdown",
    'set-up-your-date-library':
      'date-fns-tz; TZDate; plugin missing error; moment timezone data; UTC picker',
    'save-a-moment': 'ISO with Z; store in a database; send to a server; epoch',
    'save-a-date-without-a-time':
      'day before; birthday is one day off; server sends midnight UTC; YYYY-MM-DD only',
    'limits-and-zones': 'minDate off by one; wrong today; disablePast in another zone',
    'when-the-clocks-change': 'hour twice; spring forward',
  },
  '/x/react-date-pickers/validation/': {
    'limits-of-dates':
      "years before 1900; year out of range; minDate default; after 2099; error codes; shouldDisableDate isn't called; disable null limit",
    'limits-of-times': 'shouldDisableTime; minutesStep error',
    'limits-of-ranges': 'start after end; error pair',
    'which-component-reports-what': 'type of the error; calendar has no onError',
    'when-limits-change': 'error remains; onError not called',
    'show-your-own-errors':
      'custom error text; required message; red without an error; error prop is ignored; set error state',
    'check-a-form-and-check-again-on-the-server': 'Zod; Yup; Formik',
    'with-react-hook-form': 'Controller; useForm; rules validate',
    'days-that-a-server-knows': 'async disabled dates; booked days from an API',
    'a-range-that-crosses-a-booked-day': 'range over disabled days; overlapping bookings',
  },
};

/** Texts by the address of a section: `/x/react-data-grid/sorting/#sort-from-code`. */
export const SECTION_KEYWORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(TEXTS).flatMap(([page, sections]) =>
    Object.entries(sections).map(([anchor, texts]) => [`${page}#${anchor}`, texts.split('; ')]),
  ),
);
