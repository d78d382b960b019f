import { setTimeout } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import type { Settings } from '../../../src/file'
import { readBuiltPlugin } from '../../support/built-plugin'
import { edgeCases } from '../../support/fixtures/edge-cases'
import { analyse, mapPicture } from '../support/analyse'
import {
  DEV_MODE,
  launch,
  memoryStorage,
  newDocument,
  openGlance,
  openWith
} from '../support/glance'
import { adRecord, journalEntry, resultOf } from '../support/samples'

const SETTINGS = {
  provider: 'service',
  baseUrl: 'https://service.example/v1',
  medium: 'mobileWeb',
  mediumFor: { desktopWeb: 'generic' },
  rememberKey: true,
  map: 'clarity',
  opacity: 0.5,
  veil: 'light',
  hideOnClose: true,
  predictions: ['attention', 'clarity'],
  audienceKey: 'target_audience',
  brandKey: 'brand',
  adScoreMax: 100,
  tagResourceType: 'analysis',
  language: 'de',
  browserLanguage: 'en',
  openParts: { scores: true },
  panel: { width: 420, height: 700 }
} satisfies Settings

test('the panel opens and learns all it needs for its first render', async () => {
  const document = await newDocument()
  const glance = await openGlance({ document })
  expect(await glance.main.start()).toMatchObject({
    command: 'open',
    selection: { nodes: [], leftOut: 0 },
    settings: { provider: 'on-device', panel: { width: 360, height: 640 } },
    key: null,
    canEdit: true,
    fileId: expect.stringMatching(/^[0-9a-f]{32}$/),
    fileName: 'Test file',
    misplaced: 0,
    journal: []
  })
  expect(glance.panel.options).toMatchObject({ width: 360, height: 640, themeColors: true })
})

test('opening sets nothing in the file, not even to what it is', async () => {
  const document = await newDocument()
  document.edit(() => document.figma.createFrame())
  const set = vi.spyOn(document.graph, 'updateNode')
  const glance = await openGlance({ document })
  await glance.main.start()
  expect(set).not.toHaveBeenCalled()
})

test('nothing that a user wrote is in the page that the panel is opened with', async () => {
  const document = await newDocument()
  const node = document.edit(() => edgeCases.component(document.figma))
  document.edit(() => (node.name = '</script><b>hello</b>'))
  document.select([node.id])
  const { ui } = await readBuiltPlugin()
  const glance = await openGlance({ document, ui })
  expect(glance.panel.html).toContain('__SHOW_UI_DATA__={}')
  expect(glance.panel.html).not.toContain('<b>hello')
  expect((await glance.main.start()).selection.nodes[0]?.name).toBe('</script><b>hello</b>')
})

test('settings, key and the size of the panel outlive the plugin', async () => {
  const storage = memoryStorage()
  const first = await openGlance({ storage })
  await first.main.saveSettings(SETTINGS)
  const key = { origin: 'https://service.example', key: 'a-key' }
  await first.main.saveKey(key)
  first.plugin.close()
  const again = await openGlance({ storage })
  expect(again.panel.options).toMatchObject({ width: 420, height: 700 })
  expect(await again.main.start()).toMatchObject({ settings: SETTINGS, key })
  await again.main.saveKey(null)
  expect((await again.main.start()).key).toBeNull()
  expect(await storage.keys()).toEqual(['settings'])
})

test('a kept key that does not say whose it is counts as none', async () => {
  const { main } = await openGlance({ storage: memoryStorage({ 'service-key': 'a-key' }) })
  expect((await main.start()).key).toBeNull()
})

test('a file with a job in it is known again, and another file is another', async () => {
  const document = await newDocument()
  const ids = []
  for (const file of [document, document, await newDocument()]) {
    const { main } = await openGlance({ document: file })
    const { fileId } = await main.start()
    await main.writeJournal(journalEntry({ runId: 'any', fileId: fileId! }))
    ids.push(fileId)
  }
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

describe('the journal', () => {
  test('gives back what was begun after all of Glance was erased from the file', async () => {
    const document = await newDocument()
    const storage = memoryStorage()
    const first = await openGlance({ document, storage })
    const { fileId } = await first.main.start()
    await first.main.writeJournal(journalEntry({ runId: 'before', fileId: fileId! }))
    first.plugin.close()
    const second = await openGlance({ document, storage })
    await second.main.start()
    await second.main.eraseFile()
    await second.main.writeJournal(journalEntry({ runId: 'after', fileId: fileId! }))
    second.plugin.close()
    const { journal } = await (await openGlance({ document, storage })).main.start()
    expect(journal.map(({ runId }) => runId).sort()).toEqual(['after', 'before'])
  })

  test('gives back the unfinished runs of this file, oldest first, until they are dropped', async () => {
    const document = await newDocument()
    const storage = memoryStorage()
    const glance = await openGlance({ document, storage })
    const fileId = (await glance.main.start()).fileId!
    const entry = (runId: string, startedAt: number) => journalEntry({ runId, fileId, startedAt })
    await glance.main.writeJournal({ ...entry('late', 20), kind: 'video' })
    await glance.main.writeJournal({ ...entry('early', 10), serviceId: null })
    await glance.main.writeJournal(journalEntry({ runId: 'elsewhere', fileId: 'another file' }))
    await glance.main.writeJournal(entry('early', 10))
    glance.plugin.close()
    const again = await openGlance({ document, storage })
    const { journal } = await again.main.start()
    const fileName = 'Test file'
    expect(journal).toEqual([
      { ...entry('early', 10), fileName },
      { ...entry('late', 20), kind: 'video', fileName }
    ])
    await again.main.dropJournal('early')
    expect((await again.main.start()).journal.map(({ runId }) => runId)).toEqual(['late'])
  })

  test('gives back a video that was sent in Dev Mode, where a file without an id gets none', async () => {
    const inDevMode = { storage: memoryStorage(), environment: DEV_MODE }
    const glance = await openGlance(inDevMode)
    expect((await glance.main.start()).fileId).toBeNull()
    await glance.main.writeJournal(journalEntry({ kind: 'video', fileId: '' }))
    const { journal } = await (await openGlance(inDevMode)).main.start()
    expect(journal).toMatchObject([{ kind: 'video', fileName: 'Test file' }])
  })

  test('of 200 entries by three versions gives back its own, and leaves the others', async () => {
    const document = await newDocument()
    const seed = await openGlance({ document })
    const fileId = (await seed.main.start()).fileId!
    await seed.main.writeJournal(journalEntry({ fileId }))
    seed.plugin.close()
    const entries = Array.from({ length: 200 }, (_, at) => {
      const own = journalEntry({ runId: `${at}`, fileId, startedAt: 1000 - at })
      return [`journal:${at}`, { ...own, version: at % 3 }] as const
    })
    const storage = memoryStorage(Object.fromEntries(entries))
    const glance = await openGlance({ document, storage })
    const { journal } = await glance.main.start()
    expect(journal.map(({ startedAt }) => startedAt)).toEqual(
      Array.from({ length: 67 }, (_, at) => 1000 - 199 + 3 * at)
    )
    expect(glance.notices.map(({ message }) => message)).toEqual([
      '66 unfinished analyses wait for the newer Glance that began them.',
      '67 unfinished analyses cannot be read.'
    ])
    expect(await storage.keys()).toHaveLength(200)
  })

  test('keeps entries that cannot be read, and says so: a newer version’s as they are, broken ones until they are removed', async () => {
    const newer = { ...journalEntry(), version: 2, source: { node: '1:2' } }
    const storage = memoryStorage({
      'journal:a': { version: 1 },
      'journal:b': 'text',
      'journal:c': newer
    })
    const glance = await openGlance({ storage })
    expect((await glance.main.start()).journal).toEqual([])
    expect(glance.notices.map(({ message }) => message)).toEqual([
      '1 unfinished analysis waits for the newer Glance that began it.',
      '2 unfinished analyses cannot be read.'
    ])
    expect(await storage.keys()).toHaveLength(3)
    glance.notices[1]!.button!.press()
    await expect.poll(() => storage.keys()).toEqual(['journal:c'])
    expect(await storage.get('journal:c')).toEqual(newer)
  })
})

test('when the storage of this machine is full, saving says so', async () => {
  const glance = await openGlance({ storage: memoryStorage({ other: 'x'.repeat(4_999_900) }) })
  const full = { code: 'storage_full', sent: 'no' }
  await expect(glance.main.saveSettings(SETTINGS)).rejects.toMatchObject(full)
  await expect(
    glance.main.saveKey({ origin: 'https://service.example', key: 'k'.repeat(200) })
  ).rejects.toMatchObject(full)
  await expect(glance.main.writeJournal(journalEntry())).rejects.toMatchObject(full)
})

const never = (): Promise<never> => new Promise(() => undefined)
const onFire = (): Promise<never> => Promise.reject(new Error('disk on fire'))

describe.each([
  ['rejects', onFire],
  ['never answers', never]
])('when the storage of this machine %s', (_name, fail) => {
  const broken = { get: fail, set: fail, delete: fail, keys: fail }

  test('Glance opens without it, and says so once', async () => {
    const glance = await launch({ storage: { ...memoryStorage(), ...broken } })
    await glance.panel.opened()
    expect(await glance.main.start('de')).toMatchObject({
      settings: { provider: 'on-device', browserLanguage: 'de' },
      key: null,
      journal: []
    })
    expect(glance.notices.map(({ message }) => message)).toEqual([
      'What Glance keeps on this computer could not be read; it goes on without.'
    ])
  })

  test('a frame is analysed, and saving says that it cannot', async () => {
    const document = await newDocument()
    const node = document.edit(() => edgeCases.component(document.figma))
    const glance = await launch({ document, storage: { ...memoryStorage(), ...broken } })
    await glance.panel.opened()
    await glance.main.start()
    await analyse(glance, node.id)
    await expect(glance.main.saveSettings(SETTINGS)).rejects.toMatchObject({
      code: 'storage_unwritable'
    })
  })
})

test('when the storage of this machine answers late, what comes after is saved', async () => {
  const storage = memoryStorage()
  let answerLate = (): void => undefined
  const late = new Promise<void>((resolve) => (answerLate = resolve))
  const get = (key: string) => late.then(() => storage.get(key))
  // As in Figma, no write is done at once.
  const set = (key: string, value: unknown) => setTimeout(1).then(() => storage.set(key, value))
  const glance = await openGlance({ storage: { ...storage, get, set } })
  await glance.main.start()
  answerLate()
  const write = () => glance.main.writeJournal(journalEntry()).catch(() => undefined)
  await expect.poll(() => write().then(storage.keys)).toEqual(['journal:run-1'])
})

// Figma hands out what is nested up to 200 deep, and refuses what is deeper.
test.each([150, 10_000])(
  'what is kept on this machine may be nested %i deep: Glance opens without it, and says so',
  async (levels) => {
    const deep = nested(levels)
    const storage = memoryStorage({ settings: deep, 'service-key': deep, 'journal:a': deep })
    const glance = await openGlance({ storage, inQuickJs: true })
    expect(await glance.main.start()).toMatchObject({
      settings: { provider: 'on-device' },
      key: null,
      journal: []
    })
    expect(glance.notices).toHaveLength(1)
  }
)

function nested(levels: number): object {
  let value: object = {}
  for (let level = 0; level < levels; level++) value = { provider: value }
  return value
}

test('settings that could not be read are not written over', async () => {
  const storage = memoryStorage({ settings: SETTINGS })
  const glance = await openGlance({ storage: { ...storage, get: onFire } })
  await glance.main.start('de')
  expect(await storage.get('settings')).toEqual(SETTINGS)
})

describe.each([
  ['Dev Mode', false],
  ['Dev Mode of a file that may only be viewed', true]
] as const)('in %s', (_name, viewOnly) => {
  test('results can be read and pictures made, but nothing placed or changed', async () => {
    const document = await newDocument()
    const node = document.edit(() => edgeCases.component(document.figma))
    const editor = await openGlance({ document })
    const placed = await analyse(editor, node.id)
    editor.plugin.close()
    const before = document.tree()

    const { main } = await openGlance({ document, environment: { ...DEV_MODE, viewOnly } })
    expect((await main.start()).canEdit).toBe(false)
    expect(await main.readResult(node.id)).toEqual({ state: 'found', result: placed })
    expect(await main.exportPicture(node.id)).toMatchObject({ width: 240, height: 160 })
    const of = resultOf(node.id)
    const overlay = { map: 'attention' as const, opacity: 1 }
    const { record } = placed
    const size = { name: 'new', width: 100, height: 100 }
    const image = record.maps.attention!
    for (const refused of [
      () => main.place({ runId: 'job', nodeId: node.id, record, layers: null, overlay }),
      () => main.keepMap('job', 'attention', mapPicture(8, 8)),
      () => main.setOverlay(of, { visible: false }),
      () => main.removeResult(of),
      () => main.restoreOverlays(of, overlay),
      () => main.placePicture({ runId: 'job', what: 'the page', image, ...size }),
      () => main.keepImage('job', 'the page', mapPicture(8, 8)),
      () => main.saveAd(node.id, adRecord()),
      () => main.saveMainAction(of, null, null),
      () => main.saveText(of, 'summary', 'x'),
      () => main.eraseFile(),
      () => main.saveBrief(null, null),
      () => main.saveBrief(node.id, null)
    ]) {
      await expect(refused()).rejects.toMatchObject({ code: 'view_only' })
    }
    expect(document.tree()).toEqual(before)
  })
})

test('in Dev Mode what would change the file says where that can be done', async () => {
  const document = await newDocument()
  const { main } = await openGlance({ document, environment: DEV_MODE })
  await expect(main.saveBrief(null, null)).rejects.toMatchObject({
    message: 'In Dev Mode nothing can be placed, changed or removed here.',
    advice: 'Switch to Design for that; it needs edit access.'
  })
})

test('the overlay is switched, dimmed and hidden as asked', async () => {
  const { node, glance, main } = await openWith('component')
  await analyse(glance, node.id)
  for (const [change, overlay] of [
    [{ map: 'hotspots' }, { map: 'hotspots' }],
    [{ opacity: 4 }, { opacity: 1 }],
    [{ visible: false }, { visible: false, map: 'hotspots', opacity: 1 }],
    [
      { map: 'roi', visible: true },
      { visible: true, map: 'hotspots', opacity: 1 }
    ]
  ] as const) {
    await main.setOverlay(resultOf(node.id), change)
    expect(await main.readResult(node.id)).toMatchObject({ result: { overlay } })
  }
})

test('web and mail addresses are opened by Figma, any other is refused', async () => {
  const glance = await openGlance()
  await glance.main.openUrl('https://example.org/a')
  await glance.main.openUrl('mailto:someone@example.org')
  for (const url of ['http://example.org', 'javascript:alert(1)', 'figma://file', 'https://a b']) {
    await expect(glance.main.openUrl(url)).rejects.toMatchObject({ code: 'unfit_request' })
  }
  expect(glance.openedUrls).toEqual(['https://example.org/a', 'mailto:someone@example.org'])
})

test('the panel is resized and notifications are shown, both within their limits', async () => {
  const glance = await openGlance()
  await glance.main.resizePanel({ width: 500, height: 10 })
  expect(glance.panel.options).toMatchObject({ width: 500, height: 320 })
  await glance.main.notify('x'.repeat(200), true)
  expect(glance.notices.at(-1)).toMatchObject({ error: true })
  expect(glance.notices.at(-1)?.message).toHaveLength(100)
})
