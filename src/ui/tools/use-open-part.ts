import { useTools } from './use-tools'

/** Whether a folded part of the panel is open, and what opens or closes it: the designer's choice outlives the panel. */
export function useOpenPart(name: string): [open: boolean, toggle: () => void] {
  const { errors, settings } = useTools()
  const { openParts } = settings.settings.value
  const open = openParts[name] ?? false
  const toggle = (): void =>
    errors.guard(() => settings.change({ openParts: { ...openParts, [name]: !open } }))
  return [open, toggle]
}
