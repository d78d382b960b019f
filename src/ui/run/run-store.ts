export type { RunStore as BatchStore } from './runs'
