import type { Scene } from '../../support/playground'

export type Screen = 'Web page' | 'Video' | 'Settings'

/** Opens a screen by the menu beside the tabs. */
export async function openMore({ panel }: Pick<Scene, 'panel'>, screen: Screen): Promise<void> {
  await panel.getByRole('main').locator('[aria-haspopup=menu]').first().click()
  await panel.getByRole('menuitem', { name: screen }).click()
}

export async function press({ panel }: Scene, name: string): Promise<void> {
  await panel.getByRole('button', { name, exact: true }).click()
}
