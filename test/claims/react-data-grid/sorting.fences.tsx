export interface Order {
  id: number;
  quantity: number;
  unitPrice: number;
}
