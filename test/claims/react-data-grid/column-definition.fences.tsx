interface Course {
  id: number;
  title: string;
}

export declare const courses: readonly Course[];
