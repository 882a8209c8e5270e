export interface Review {
  id: number;
  hike: string;
  stars: number;
  text: string;
}

export const reviews: readonly Review[] = [
  { id: 1, hike: 'Ridge walk', stars: 5, text: 'Clear path, good signs.' },
  {
    id: 2,
    hike: 'Gorge loop',
    stars: 4,
    text: 'The lower bridge is closed until June, so follow the yellow marks over the meadow. It adds half an hour, and the view on the way back is worth it. Take water with you: the spring at the hut has been dry for weeks.',
  },
  {
    id: 3,
    hike: 'Lake shore',
    stars: 3,
    text: 'Crowded at weekends, and little shade after noon.',
  },
  {
    id: 4,
    hike: 'Chapel hill',
    stars: 5,
    text: 'Short and steep. We went up for the sunrise and met two other people and a fox. The bakery at the bus stop opens at six, which is the other reason to start early.',
  },
  { id: 5, hike: 'Old railway', stars: 4, text: 'Flat all the way, fine with a stroller.' },
];
