import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GERMAN } from '../../../src/main/app/german'
import { german as overlays } from '../../../src/main/overlays/words.de'
import { german as run } from '../../../src/main/computer/words.de'
import { edgeCases } from '../../support/fixtures/edge-cases'
import { analyse } from '../support/analyse'
import { overlaysIn } from '../support/canvas'
import {
  launch,
  memoryStorage,
  newDocument,
  openGlance,
  runCommand,
  VIEWER
} from '../support/glance'

const SPOKEN_IN = ['bridge', 'errors', 'file', 'main']

const features = SPOKEN_IN.flatMap((room) =>
  readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)words\.ts$/.test(file))
    .map((file) => dirname(`${room}/${file}`))
)

test('German has the words of every feature of the main thread, and of what it shares with the panel', () => {
  expect(Object.keys(GERMAN).sort()).toEqual(features.sort())
})

test('German answers of commands fit into a notification', () => {
  const { noneOnPage, noneSelected, removed, shown, hidden, movedOut } = overlays
  const answers = [
    noneOnPage,
    noneSelected,
    ...[run.newer, run.broken].flatMap((say) => [say(1), say(99)])
  ]
  const counted = [removed, shown, hidden, movedOut].flatMap((say) => [say(1), say(9999)])
  for (const answer of [...answers, ...counted]) expect(answer.length).toBeLessThanOrEqual(100)
})

describe('a command without a panel', () => {
  test('answers in the language that Settings say', async () => {
    const storage = memoryStorage({ settings: { language: 'de', browserLanguage: 'en' } })
    expect(await runCommand({ command: 'remove-overlays', storage })).toBe(
      'Auf dieser Seite gibt es keine Overlays von Glance.'
    )
  })

  test('answers in the browser’s language once a panel has told it', async () => {
    const storage = memoryStorage()
    const command = { command: 'toggle-overlays', storage }
    expect(await runCommand(command)).toBe('There are no Glance overlays on this page.')
    const { main, plugin } = await openGlance({ storage })
    expect((await main.start('de')).settings).toMatchObject({ language: 'auto' })
    plugin.close()
    expect(await runCommand(command)).toBe('Auf dieser Seite gibt es keine Overlays von Glance.')
  })

  test('refuses in German', async () => {
    const document = await newDocument()
    const node = document.edit(() => edgeCases.component(document.figma))
    await analyse(await openGlance({ document }), node.id)
    const storage = memoryStorage({ settings: { language: 'de' } })
    const environment = VIEWER
    const glance = await launch({ command: 'toggle-overlays', document, storage, environment })
    await expect
      .poll(() => glance.notices.map(({ message }) => message))
      .toEqual([expect.stringMatching(/^Im Dev Mode kann hier nichts/)])
  })
})

test('overlays have German names, and are known whatever is spoken later', async () => {
  const document = await newDocument()
  const node = document.edit(() => edgeCases.component(document.figma))
  const storage = memoryStorage({ settings: { language: 'de' } })
  const glance = await openGlance({ document, storage })
  await analyse(glance, node.id)
  glance.plugin.close()
  const [group] = overlaysIn(document)
  expect(group!.children.map(({ name }) => name)).toEqual([
    'Unruhe',
    'Hotspots',
    'Erste Blicke',
    'Aufmerksamkeit'
  ])
  expect(await runCommand({ document, command: 'remove-overlays' })).toBe(
    'Removed the overlays of 1 frame. The results stay.'
  )
  expect(overlaysIn(document)).toEqual([])
})

test('failures reach the panel in German', async () => {
  const storage = memoryStorage({ settings: { language: 'de' } })
  const { main } = await openGlance({ storage })
  await main.start()
  await expect(main.readResult('9:9')).rejects.toMatchObject({
    code: 'node_removed',
    message: 'Dieser Frame ist nicht mehr in der Datei.'
  })
})
