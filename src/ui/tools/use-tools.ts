import { storeHook } from '../kit/store-hook'
import type { PanelTools } from './panel-tools'

type ViewTools = Pick<
  PanelTools,
  | 'misplaced'
  | 'bridge'
  | 'canEdit'
  | 'errors'
  | 'provider'
  | 'select'
  | 'selection'
  | 'settings'
  | 'startup'
  | 'tab'
>

export const useTools = storeHook<ViewTools>('tools')
