/**
 * Words that mean the same wherever they stand, in English and Chinese: the one table for what concerns many pages.
 * What concerns one page is a keyword of that page. A word may stand in several groups. English words stand for their
 * forms too: `sort` for `sorted` and `sorting`.
 */
import { stem } from './stem';

const GROUPS: readonly string[] = [
  'freeze frozen pin sticky lock fixed 冻结 固定 锁定 钉住',
  'merge span combine join 合并 跨',
  'sum total aggregate aggregation summary subtotal 求和 合计 总计 汇总 聚合 总和',
  'hide hidden show visible visibility toggle 隐藏 显示',
  'drag move reorder rearrange ordering 拖动 拖拽 移动 拖放',
  'order sort 排序 排列',
  'search find lookup 搜索 查找 检索 查询',
  'filter 筛选 过滤',
  'expand collapse open unfold close 展开 折叠 收起 打开 关闭',
  'hierarchy hierarchical tree nested 树 树形 层级 嵌套',
  'export download 导出 下载',
  'translate translation localization language locale i18n l10n 翻译 本地化 多语言 国际化 语言',
  'server backend remote api 服务端 服务器 后端 后台 远程 接口',
  'edit change modify update 编辑 修改 更改 改',
  'editor input 编辑器 输入框',
  'width size resize dimension wide 宽度 列宽 大小 宽',
  'height tall 高度 行高 高',
  'color colour background highlight mark 颜色 高亮 背景',
  'style css look appearance theme 样式 外观 主题',
  'tooltip hint title 提示 悬停',
  'error fail failure problem 错误 报错 失败',
  'delete remove 删除 移除 去掉',
  'add create insert new append 添加 新增 新建 增加 插入',
  'disable prevent forbid block off avoid 禁用 禁止 阻止 关掉 不可',
  'limit restrict minimum maximum min max 限制 最小 最大',
  'select selection choose check pick 选择 选中 勾选 选取',
  'multiple several many multi 多个 多 多选',
  'click press tap 点击 单击 按',
  'page pagination paging 分页 翻页',
  'load fetch get request 加载 获取 请求',
  'lazy infinite endless demand 懒加载 无限 按需',
  'loading spinner skeleton loader 加载中 骨架屏',
  'empty blank missing none no 空 无 没有',
  'fast slow performance speed lag optimize 性能 卡顿 慢 快 优化',
  'install setup 安装',
  'licence license 许可证 授权',
  'accessibility a11y accessible aria 无障碍 可访问性',
  'keyboard key shortcut hotkey 键盘 快捷键 按键',
  'menu dropdown 菜单 下拉',
  'header heading headers 标题 表头 列标题',
  'grid table datagrid datatable datatables 表格 网格',
  'column col field 列 字段',
  'row record 行 记录',
  'cell 单元格 格子',
  'chart graph plot diagram recharts echarts highcharts chartjs apexcharts nivo 图表 图形 图',
  'bar 柱状图 柱子 柱',
  'date day 日期',
  'start initial default begin beginning 初始 默认 开始 开头',
  'custom own customize customise replace override 自定义 定制 替换',
  'mobile phone small responsive touch 手机 移动端 响应式 触摸',
  'remember save store persist restore 保存 记住 持久化 恢复 存储',
  'undo revert rollback 撤销 回滚',
  'number numeric 数字 数值',
  'button action 按钮 操作',
  'scroll 滚动',
  'validate validation check 验证 校验',
  'copy clipboard paste 复制 粘贴 剪贴板',
  'group grouping category 分组 归类',
  'detail details panel 详情 面板',
  'icon image 图标',
  'live realtime stream streaming 实时',
  'upgrade migrate migration 升级 迁移',
  'node item 节点',
  'tree treeview jstree arborist 树',
  'picker datepicker flatpickr 选择器',
  'format formatting 格式 格式化',
  'plan tier subscription edition 套餐 版本',
  'position place 位置',
  'state 状态',
  'text word label 文字 文本 标签',
  'footer bottom 页脚 底部',
  'code programmatically imperative 代码 编程',
  'align alignment justify center 对齐 居中',
  'heatmap 热力图',
  'gauge speedometer dial 仪表盘',
  'sparkline 迷你图',
  'timezone utc 时区',
  'today 今天',
  'weekend 周末',
  'event handler listener callback 事件 回调',
  'checkbox 复选框 勾选框',
  'rename 重命名',
  'clear reset 清空 清除 重置',
  'security csp 安全',
  'print 打印',
  'url address 网址 链接',
  'line 折线 线',
  'pie 饼图',
  'picture png 图片',
  'month 月',
  'year 年',
  'week 周 星期',
  'hour time 小时 时间',
  'range interval 范围 区间',
  'null undefined 空值',
  'object json 对象',
  'duplicate repeated 重复',
  'last end 最后 末尾',
  'first 首 第一',
  'border 边框',
  'readonly 只读',
  'prop property parameter option 属性 参数 选项',
  'version release 版本',
  'test testing 测试',
  'typescript type 类型',
  'stack stacked 堆叠',
  'legend 图例',
  'axis axes 坐标轴 轴',
  'animation 动画',
  'zoom pan 缩放',
  'dark night 深色 暗色',
  'focus 焦点',
  'buy purchase price cost 购买 价格 费用',
  'free community 免费',
  'cache 缓存',
  'cancel abort 取消 中止',
  'confirm ask 确认 询问',
  'example demo sample 示例 例子',
  'difference compare versus 区别 对比 比较',
];

/** What a word is looked up by. */
const keyOf = (word: string) => stem(word.toLowerCase());

const BY_WORD: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, Set<string>>();
  for (const group of GROUPS) {
    const words = group.split(' ');
    for (const word of words) {
      const key = keyOf(word);
      const others = found.get(key) ?? new Set();
      found.set(key, others);
      words.filter((other) => keyOf(other) !== key).forEach((other) => others.add(other));
    }
  }
  return new Map([...found].map(([word, others]) => [word, [...others]]));
})();

/** Other words for a word, in lower case; none for one that the table doesn't have. */
export function synonymsOf(word: string): readonly string[] {
  return BY_WORD.get(keyOf(word)) ?? [];
}

/** The Chinese words of the table, the longest first: a text can be cut at them. */
export const HAN_WORDS: readonly string[] = [...BY_WORD.keys()]
  .filter((word) => /^\p{Script=Han}{2,}$/u.test(word))
  .sort((one, other) => other.length - one.length);
