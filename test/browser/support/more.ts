import type { Scene } from '../../support/playground'

export type Section = 'Web page' | 'Video' | 'Ad' | 'Tags'

export async function openMore({ panel }: Scene, section: Section): Promise<void> {
  await panel.getByRole('tab', { name: 'More' }).click()
  await panel.getByRole('tab', { name: section }).click()
}

export async function press({ panel }: Scene, name: string): Promise<void> {
  await panel.getByRole('button', { name, exact: true }).click()
}
