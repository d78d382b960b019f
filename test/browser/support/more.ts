import type { Scene } from '../../support/playground'

export type Section = 'Web page' | 'Video' | 'Ad' | 'Tags'

export async function openMore({ panel }: Scene, section: Section): Promise<void> {
  await panel.getByRole('tab', { name: 'More' }).click()
  await panel.getByRole('tab', { name: section }).click()
}

/** Connects a service in Settings, as a designer does. */
export async function connectService(
  { panel }: Scene,
  baseUrl: string,
  key: string
): Promise<void> {
  await panel.getByRole('tab', { name: 'Settings' }).click()
  await panel.getByRole('radio', { name: 'Analysis service' }).check()
  await panel.getByRole('textbox', { name: 'Base URL' }).fill(baseUrl)
  await panel.getByRole('textbox', { name: 'Key', exact: true }).fill(key)
  await panel.getByRole('button', { name: 'Test connection' }).click()
  await panel.getByText('The connection works').waitFor()
}

export async function press({ panel }: Scene, name: string): Promise<void> {
  await panel.getByRole('button', { name, exact: true }).click()
}
