export interface StreetTree {
  id: number;
  species: string;
  district: string;
  condition: 'good' | 'fair' | 'poor';
  plantedOn: Date;
  height: number;
}

export const trees: readonly StreetTree[] = [
  {
    id: 1041,
    species: 'Lime',
    district: 'Harbor',
    condition: 'good',
    plantedOn: new Date(1998, 10, 4),
    height: 14,
  },
  {
    id: 1042,
    species: 'Plane',
    district: 'Old Town',
    condition: 'fair',
    plantedOn: new Date(1974, 2, 21),
    height: 22,
  },
  {
    id: 1043,
    species: 'Lime',
    district: 'Harbor',
    condition: 'poor',
    plantedOn: new Date(1981, 10, 12),
    height: 17,
  },
  {
    id: 1044,
    species: 'Field maple',
    district: 'Harbor',
    condition: 'good',
    plantedOn: new Date(2019, 9, 30),
    height: 5,
  },
  {
    id: 1045,
    species: 'Plane',
    district: 'Old Town',
    condition: 'good',
    plantedOn: new Date(1979, 3, 2),
    height: 20,
  },
  {
    id: 1046,
    species: 'Ginkgo',
    district: 'Old Town',
    condition: 'good',
    plantedOn: new Date(2011, 10, 18),
    height: 9,
  },
];
