import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Parcel } from './parcels';

interface ParcelItemProps {
  readonly parcel: Parcel;
  readonly withNote?: boolean;
}

/** One parcel on two lines, or three with its note. */
export function ParcelItem({ parcel, withNote = false }: ParcelItemProps) {
  return (
    <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.4, py: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Typography variant="subtitle2" component="span" noWrap sx={{ flex: 1 }}>
          {parcel.name}
        </Typography>
        <Typography variant="body2" component="span">
          {parcel.window}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary" noWrap>
        {parcel.street}, {parcel.kilos} kg
      </Typography>
      {withNote && parcel.note && (
        <Typography variant="body2" sx={{ whiteSpace: 'normal' }}>
          {parcel.note}
        </Typography>
      )}
    </Box>
  );
}
