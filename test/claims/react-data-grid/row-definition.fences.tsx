export interface Station {
  id: number;
  inService: boolean;
}
