import sharp from 'sharp'
import { button, drawn } from '../../engine/candidates/drawn-design'
import { flatten, type Scene } from '../../support/playground'
import { openMore, press } from '../support/more'

/** A screen of the panel in one of its states, and how a designer gets there, in English. */
export interface State {
  name: string
  /** Of the sample designs, those whose names hold this. */
  samples: string
  params?: Record<string, string>
  /** Connected to a service that answers like this. */
  service?: 'works' | 'busy' | 'refuses'
  /** Its pixels are the same in every run: no age, no progress, no animation. */
  stable?: boolean
  go: (scene: Scene) => Promise<void>
}

/** Approved pictures of the stable states. */
export const REFERENCES = 'test/browser/gallery/approved'

const PHONE = 'Phone checkout'
const LANDING = 'Landing page A'
const BANNERS = ['Ad banner 300x250', 'Ad banner 970x250']

/** A phone's screen as a picture: two lines of text over a button whose label cannot be read well. */
const SCREENSHOT = drawn(
  ...[36, 18].map((high, i) => {
    const box = [40, 60 + 60 * i, 300, high] as const
    return { type: 'TEXT', name: 'Text', box, cover: 1, colour: '#111827', characters: 20 }
  }),
  button('Buy', [40, 300, 320, 56], '#16A34A', '#FFFFFF')
).pixels

async function ready({ panel }: Scene): Promise<void> {
  await panel.getByRole('button', { name: 'Analyse', exact: true }).waitFor()
}

async function result(scene: Scene, frame = PHONE): Promise<void> {
  await scene.analyse(frame)
  await scene.panel.getByText('within 2 seconds').first().waitFor()
}

/** Presses a button of the first fix. */
async function fix(scene: Scene, button: RegExp): Promise<void> {
  await result(scene, 'Landing page B')
  const fixes = scene.panel.getByRole('region', { name: 'What to change' })
  await fixes.getByRole('button', { name: button }).first().click()
}

async function manyAnalysed(scene: Scene): Promise<void> {
  await scene.select(...BANNERS, PHONE)
  await press(scene, 'Analyse 3 frames')
  const list = scene.panel.getByRole('list', { name: 'Analysed frames' })
  await list.getByText('within 2 seconds').nth(2).waitFor()
}

async function compared(scene: Scene): Promise<void> {
  await scene.panel.getByRole('tab', { name: 'Compare' }).click()
  await scene.select(...BANNERS)
  await press(scene, 'Compare')
  await scene.panel.getByRole('combobox', { name: 'Main action' }).waitFor()
}

/** Edits the board that is to be removed. */
async function boardEdited(scene: Scene): Promise<void> {
  await compared(scene)
  await press(scene, 'Place board')
  await scene.panel.getByRole('button', { name: 'Remove board' }).waitFor()
  const board = flatten(await scene.tree()).filter(({ name }) => name.endsWith('compared'))
  const [text] = flatten(board).filter(({ type }) => type === 'TEXT')
  await scene.page.evaluate((id) => window.playground.setText(id, 'Our favourite'), text!.id)
  await press(scene, 'Remove board')
  await scene.panel.getByRole('alert').scrollIntoViewIfNeeded()
}

/** Has a service's run wait while Glance analyses on this device, and then end as the older one. */
async function overtaken(scene: Scene): Promise<void> {
  await scene.select(PHONE)
  await press(scene, 'Analyse')
  await scene.page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, text]) => key.includes(':journal:') && !String(text).includes('"serviceId":null')
    )
  )
  const disconnected = await reopen(scene, { provider: 'on-device' })
  await result(scene)
  await scene.page.unrouteAll()
  await reopen(scene, disconnected)
  await scene.select(PHONE)
  await scene.panel.getByRole('button', { name: 'Keep in the history' }).waitFor()
}

interface Connection {
  provider: string
  /** As it is kept; left out where there is none. */
  key?: string
}

/** Opens Glance anew, connected in another way. Returns how it was connected. */
function reopen({ page }: Scene, to: Connection): Promise<Connection> {
  return page.evaluate(async (connection) => {
    window.playground.closePlugin()
    const place = Object.keys(localStorage).find((name) => name.endsWith(':settings'))!
    const placeOfKey = place.replace('settings', 'service-key')
    const settings = JSON.parse(localStorage.getItem(place)!) as Connection
    const before = { provider: settings.provider, key: localStorage.getItem(placeOfKey)! }
    localStorage.setItem(place, JSON.stringify({ ...settings, provider: connection.provider }))
    if (connection.key === undefined) localStorage.removeItem(placeOfKey)
    else localStorage.setItem(placeOfKey, connection.key)
    await window.playground.runCommand('Open Glance')
    return before
  }, to)
}

/** All that `npm run gallery` shows. */
export const STATES: readonly State[] = [
  {
    name: 'nothing selected',
    samples: 'phone',
    stable: true,
    go: async ({ panel }) =>
      panel.getByRole('button', { name: 'Analyse the frame on this page' }).waitFor()
  },
  {
    name: 'results of a page',
    samples: 'banner,phone',
    go: async (scene) => {
      await manyAnalysed(scene)
      await press(scene, 'Done')
      await scene.select()
      const results = scene.panel.getByRole('list', { name: 'Results on this page' })
      await results.getByText(' see').nth(2).waitFor()
    }
  },
  {
    name: 'frame selected',
    samples: 'phone',
    stable: true,
    go: async (scene) => {
      await scene.select(PHONE)
      await ready(scene)
    }
  },
  {
    name: 'layer in a frame selected',
    samples: 'landing a',
    stable: true,
    go: async (scene) => {
      await scene.select('Primary CTA')
      await scene.panel.getByText(LANDING).first().waitFor()
    }
  },
  {
    name: 'several selected',
    samples: 'banner',
    stable: true,
    go: async (scene) => {
      await scene.select(...BANNERS)
      await scene.panel.getByText(/^2 (layers|frames) selected/).waitFor()
    }
  },
  {
    name: 'running',
    samples: 'phone',
    service: 'busy',
    go: async (scene) => {
      await scene.select(PHONE)
      await press(scene, 'Analyse')
      await scene.panel.getByRole('progressbar').first().waitFor()
    }
  },
  { name: 'result of a phone', samples: 'phone', go: (scene) => result(scene) },
  { name: 'result of a page', samples: 'landing a', go: (scene) => result(scene, LANDING) },
  { name: 'result of a banner', samples: '300x250', go: (scene) => result(scene, BANNERS[0]) },
  {
    name: 'a fix tried on a copy',
    samples: 'landing b',
    go: async (scene) => {
      await fix(scene, /^Try on a copy/)
      await scene.panel.getByRole('button', { name: /^Keep the copy/ }).waitFor()
    }
  },
  {
    name: 'fixes of a flat picture',
    samples: 'phone',
    go: async (scene) => {
      const { data, width, height } = SCREENSHOT
      const raw = { width, height, channels: 4 as const }
      const buffer = await sharp(data, { raw }).png().toBuffer()
      const file = { name: 'Screenshot.png', mimeType: 'image/png', buffer }
      await scene.page.getByLabel('File to open').setInputFiles(file)
      await scene.panel.getByText('Screenshot').first().waitFor()
      await result(scene, 'Screenshot')
      await scene.panel.getByText('Flat image: edit the original').waitFor()
    }
  },
  {
    name: 'a fix applied',
    samples: 'landing b',
    go: async (scene) => {
      await fix(scene, /^Apply to my frame/)
      await scene.panel.getByText('has changed').waitFor()
    }
  },
  {
    name: 'result, its words',
    samples: 'landing a',
    go: async (scene) => {
      await result(scene, LANDING)
      await scene.unfold('Scores')
      await scene.unfold('In words')
      await scene.panel.getByRole('heading', { name: 'Where people look' }).scrollIntoViewIfNeeded()
    }
  },
  {
    name: 'result, its method',
    samples: 'phone',
    go: async (scene) => {
      await result(scene)
      await scene.unfold('Brief')
      await scene.unfold('How to read this')
      await scene.unfold('Report')
      await scene.panel
        .getByRole('button', { name: 'Report', exact: true })
        .last()
        .scrollIntoViewIfNeeded()
    }
  },
  {
    name: 'out of date',
    samples: 'phone',
    go: async (scene) => {
      await result(scene)
      const { id } = (await scene.find(PHONE)).children[0]!
      await scene.page.evaluate((layer) => window.playground.setVisible(layer, false), id)
      await scene.panel.getByText('has changed').first().waitFor()
    }
  },
  {
    name: 'earlier run',
    samples: 'phone',
    go: async (scene) => {
      await result(scene)
      await press(scene, 'Confirm')
      const { id } = await scene.find('Title')
      await scene.page.evaluate((text) => window.playground.setText(text, 'Wake'), id)
      await scene.panel.getByText('has changed').first().waitFor()
      await press(scene, 'Run again')
      await scene.panel.getByText(/(Up from|Down from|About the same as on) /).waitFor()
      await scene.unfold('History')
      await scene.panel.getByText('First run').scrollIntoViewIfNeeded()
    }
  },
  {
    name: 'an older run than the result',
    samples: 'phone',
    service: 'busy',
    go: overtaken
  },
  {
    name: 'delete a result',
    samples: 'phone',
    go: async (scene) => {
      await result(scene)
      await press(scene, 'More actions')
      await press(scene, 'Delete result…')
    }
  },
  {
    name: 'key refused',
    samples: 'phone',
    service: 'refuses',
    go: async (scene) => {
      await scene.select(PHONE)
      await press(scene, 'Analyse')
      await scene.panel.getByRole('alert').first().waitFor()
    }
  },
  {
    name: 'key refused for several',
    samples: 'banner',
    service: 'refuses',
    go: async (scene) => {
      await scene.select(...BANNERS)
      await press(scene, 'Analyse 2 frames')
      await scene.panel.getByRole('list', { name: 'Failed frames' }).waitFor()
    }
  },
  {
    name: 'Dev Mode',
    samples: 'phone',
    params: { editor: 'dev' },
    stable: true,
    go: (scene) => scene.select(PHONE)
  },
  {
    name: 'many analysed',
    samples: 'banner,phone',
    go: manyAnalysed
  },
  {
    name: 'compare, nothing yet',
    samples: 'phone',
    stable: true,
    go: async ({ panel }) => panel.getByRole('tab', { name: 'Compare' }).click()
  },
  { name: 'comparison', samples: 'banner', go: compared },
  { name: 'edited board', samples: 'banner', go: boardEdited },
  {
    name: 'brief',
    samples: 'phone',
    stable: true,
    go: async ({ panel }) => {
      await panel.getByRole('tab', { name: 'Brief' }).click()
      await panel.getByRole('textbox', { name: 'Goal' }).waitFor()
    }
  },
  ...(['Web page', 'Video', 'Settings'] as const).map((screen): State => ({
    name: screen.toLowerCase(),
    samples: 'phone',
    stable: true,
    go: (scene) => openMore(scene, screen)
  })),
  {
    name: 'ad, scored',
    samples: 'phone',
    go: async (scene) => {
      await scene.select(PHONE)
      await scene.unfold('Scores')
      await press(scene, 'Score as an ad')
      await scene.panel.getByRole('meter', { name: 'Ad visibility' }).waitFor()
    }
  },
  {
    name: 'settings of a service',
    samples: 'phone',
    go: async (scene) => {
      await openMore(scene, 'Settings')
      await scene.panel.getByRole('radio', { name: 'Analysis service' }).check()
    }
  },
  {
    name: 'tags',
    samples: 'phone',
    service: 'works',
    go: async (scene) => {
      await openMore(scene, 'Settings')
      await scene.unfold('Advanced')
      await scene.panel.getByRole('textbox', { name: 'Search tags' }).scrollIntoViewIfNeeded()
    }
  }
]
