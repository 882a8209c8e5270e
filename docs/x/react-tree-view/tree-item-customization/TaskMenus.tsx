import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

type End = 'top' | 'bottom';

const MoveContext = React.createContext<(itemId: string, end: End) => void>(() => {});

const stopPropagation = (event: React.SyntheticEvent) => event.stopPropagation();

const TaskItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function TaskItem(props, ref) {
  const move = React.useContext(MoveContext);
  const button = React.useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);

  const open = (event: React.SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setAnchor(button.current);
  };
  const choose = (end: End) => {
    setAnchor(null);
    move(props.itemId, end);
  };

  return (
    <TreeItem
      {...props}
      ref={ref}
      onContextMenu={open}
      label={
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          {props.label}
          <IconButton
            ref={button}
            aria-label={`Actions for ${props.label}`}
            aria-haspopup="menu"
            tabIndex={-1}
            size="small"
            onClick={open}
          >
            <MoreVertIcon fontSize="small" />
          </IconButton>
          <Menu
            open={anchor !== null}
            anchorEl={anchor}
            onClose={() => setAnchor(null)}
            onClick={stopPropagation}
            disableRestoreFocus
            slotProps={{ transition: { onExited: () => button.current?.closest('li')?.focus() } }}
          >
            <MenuItem onClick={() => choose('top')}>Move to the top</MenuItem>
            <MenuItem onClick={() => choose('bottom')}>Move to the bottom</MenuItem>
          </Menu>
        </Box>
      }
    />
  );
});

const slots = { item: TaskItem };
const planned = ['Book the hall', 'Print tickets', 'Tune the piano'].map((label) => ({
  id: label,
  label,
}));

export default function TaskMenus() {
  const [tasks, setTasks] = React.useState(planned);
  const move = React.useCallback((itemId: string, end: End) => {
    setTasks((before) => {
      const moved = before.filter(({ id }) => id === itemId);
      const others = before.filter(({ id }) => id !== itemId);
      return end === 'top' ? [...moved, ...others] : [...others, ...moved];
    });
  }, []);

  return (
    <MoveContext.Provider value={move}>
      <RichTreeView
        aria-label="Tasks"
        items={tasks}
        slots={slots}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </MoveContext.Provider>
  );
}
