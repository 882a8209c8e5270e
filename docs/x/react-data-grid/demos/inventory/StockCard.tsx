import OrderIcon from '@mui/icons-material/AddShoppingCart';
import ReceiveIcon from '@mui/icons-material/MoveToInbox';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { GridListViewColDef } from '@mui/x-data-grid-premium';
import { LevelBar, StateLabel } from './cells';
import { stateOf, type StockItem } from './stock';
import type { StockDispatch } from './useStock';

interface StockCardProps {
  item: StockItem;
  dispatch: StockDispatch;
}

function StockCard({ item, dispatch }: StockCardProps) {
  const kind = item.ordered > 0 ? 'receive' : 'order';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%', lineHeight: 1.4 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 500 }}>
          {item.part}
        </Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {item.warehouse} · <StateLabel state={stateOf(item)} />
        </Typography>
        <Box sx={{ display: 'flex', mt: 1 }}>
          <LevelBar item={item} />
        </Box>
      </Box>
      <Typography variant="h6" component="span" sx={{ minWidth: 44, textAlign: 'end' }}>
        {item.onHand}
      </Typography>
      <IconButton
        aria-label={`${kind === 'order' ? 'Order' : 'Receive'} ${item.part}, ${item.warehouse}`}
        disabled={kind === 'order' && item.onHand >= item.capacity}
        onClick={() => dispatch({ kind, id: item.id })}
      >
        {kind === 'order' ? <OrderIcon /> : <ReceiveIcon color="info" />}
      </IconButton>
    </Box>
  );
}

/** The one column of the list view, which takes the place of all others on a phone. */
export function createCardColumn(dispatch: StockDispatch): GridListViewColDef<StockItem> {
  return {
    field: 'card',
    display: 'flex',
    renderCell: ({ row }) => <StockCard item={row} dispatch={dispatch} />,
  };
}
