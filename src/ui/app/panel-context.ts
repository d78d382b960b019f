import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Panel } from './panel'

export const PanelContext = createContext<Panel | null>(null)

export function usePanel(): Panel {
  const panel = useContext(PanelContext)
  if (panel === null) throw new Error('The panel has not been started.')
  return panel
}
