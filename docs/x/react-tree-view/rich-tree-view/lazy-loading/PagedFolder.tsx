import * as React from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { Answers } from './answers';
import { type Entry, getChildrenCount, wait } from './archive';

const PAGE_SIZE = 3;
const years = ['1902', '1903', '1904', '1905', '1906', '1907', '1908', '1909'];
const folders: Entry[] = [{ id: 'minutes', label: 'Council minutes', childCount: years.length }];

/** Stands in for `GET /minutes?page=…`. */
async function fetchPage(page: number): Promise<Entry[]> {
  await wait(800);
  return years
    .slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
    .map((year) => ({ id: year, label: `Minutes of ${year}`, childCount: 0 }));
}

/** Gives one page more with each request, and a row to ask for the next. */
function createPages() {
  let loaded: Entry[] = [];
  return {
    getChildrenCount,
    getTreeItems: async (): Promise<Entry[]> => {
      loaded = [...loaded, ...(await fetchPage(loaded.length / PAGE_SIZE))];
      const rest = years.length - loaded.length;
      const more = { id: 'more', label: `Load more (${rest} left)`, childCount: 0 };
      return rest > 0 ? [...loaded, more] : loaded;
    },
  };
}

const slotProps = { item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } };

export default function PagedFolder() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new Answers());
  const [dataSource] = React.useState(createPages);

  const handleChoice = (chosenId: string | null) => {
    if (chosenId === 'more') {
      cache.forget('minutes');
      apiRef.current?.setItemExpansion({ itemId: 'minutes', shouldBeExpanded: false });
      apiRef.current?.setItemExpansion({ itemId: 'minutes', shouldBeExpanded: true });
    }
  };

  return (
    <RichTreeViewPro
      aria-label="Minutes, three at a time"
      apiRef={apiRef}
      items={folders}
      dataSource={dataSource}
      dataSourceCache={cache}
      selectedItems={null}
      onSelectedItemsChange={(_, itemId) => handleChoice(itemId)}
      slotProps={slotProps}
      sx={{ width: 320, maxWidth: '100%', minHeight: 288 }}
    />
  );
}
