export type ShipmentStatus = 'delivered' | 'in transit' | 'delayed' | 'returned';

export interface Shipment {
  id: string;
  destination: string;
  /** Share of the container that is filled, 0 to 1. */
  load: number;
  status: ShipmentStatus;
}

export const shipments: readonly Shipment[] = [
  { id: 'SH-711', destination: 'Gdańsk', load: 0.92, status: 'delivered' },
  { id: 'SH-712', destination: 'Valencia', load: 0.64, status: 'in transit' },
  { id: 'SH-713', destination: 'Aarhus', load: 0.38, status: 'delayed' },
  { id: 'SH-714', destination: 'Piraeus', load: 0.81, status: 'in transit' },
  { id: 'SH-715', destination: 'Cork', load: 0.27, status: 'returned' },
];

export const percent = new Intl.NumberFormat('en', { style: 'percent' });
