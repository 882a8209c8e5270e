import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ExpandCircleDownIcon from '@mui/icons-material/ExpandCircleDown';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import RemoveIcon from '@mui/icons-material/Remove';
import { DataGrid, type GridSlotsComponent } from '@mui/x-data-grid';
import { berths, columns } from './berths';

interface IconProps {
  className?: string;
  titleAccess?: string;
  fontSize?: SvgIconProps['fontSize'];
}

const slots: Partial<GridSlotsComponent> = {
  columnMenuIcon: (props: IconProps) => <ExpandCircleDownIcon {...props} />,
  booleanCellTrueIcon: (props: IconProps) => <CheckCircleIcon {...props} />,
  booleanCellFalseIcon: (props: IconProps) => <RemoveIcon {...props} />,
};

export default function IconSet() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Berths with other icons"
        rows={berths}
        columns={columns}
        slots={slots}
        hideFooter
      />
    </div>
  );
}
