import type { Scene } from '../../support/playground'

/** Height of all that the panel shows, px, with its tabs. */
export function heightOf({ panel }: Scene): Promise<number> {
  return panel
    .getByRole('tabpanel')
    .evaluate((screen: HTMLElement) => screen.offsetTop + screen.scrollHeight)
}

/** Most before anything is opened, px. */
export const HIGHEST = 1100
