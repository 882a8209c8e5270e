export interface OrderLine {
  id: number;
  order: string;
  shippedOn: Date;
  pieces: number;
}
