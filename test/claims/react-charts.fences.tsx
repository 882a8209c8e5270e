/** What blocks of code of the charts' pages take for granted: a part of the reader's app. */
import type { ComponentType } from 'react';

export declare const Dashboard: ComponentType;
export declare const series: { data: number[]; label: string }[];
