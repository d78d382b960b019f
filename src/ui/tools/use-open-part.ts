import { useSettings } from './use-tools'

/** Whether a fold is open, and a function that toggles it. The choice is saved with the settings. */
export function useOpenPart(name: string): [open: boolean, toggle: () => void] {
  const [{ openParts }, change] = useSettings()
  const open = openParts[name] ?? false
  return [open, () => change({ openParts: { ...openParts, [name]: !open } })]
}
