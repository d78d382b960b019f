import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { openStage } from '../../support/playground'
import { axeViolations } from '../support/axe-violations'
import { contactSheet, type Print } from './contact-sheet'
import { type Gallery, type Look, openGallery, portrait, takeOn } from './show-state'
import { REFERENCES, type State, STATES } from './states'

/**
 * `npm run gallery` brings the built plugin into every state of every screen and takes its picture in English and German,
 * light and dark, in three sizes: contact sheets in bench-results/gallery, one for each look. It ends with 1 where axe
 * finds a fault. `npm run gallery -- result settings` shows the states whose names hold one of the words; `npm run gallery
 * -- keep` takes nothing but the pictures that `gallery.test.ts` compares with, anew.
 */
const FOLDER = 'bench-results/gallery'
const SIZES = [
  { width: 360, height: 640, columns: 9 },
  { width: 300, height: 480, columns: 10 },
  { width: 600, height: 720, columns: 6 }
] as const

const LOOKS = (['en', 'de'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    SIZES.map((size) => ({ language, theme, ...size }))
  )
)

/** The looks that `gallery.test.ts` compares. */
const APPROVED = new Set(['en-light-360x640', 'de-dark-300x480'])

const wanted = process.argv.slice(2)
const keeps = wanted.includes('keep')
const states = STATES.filter(({ name, stable }) =>
  keeps ? stable : wanted.length === 0 || wanted.some((word) => name.includes(word))
)
const sheets = new Map<string, Print[]>(LOOKS.map((look) => [nameOf(look), []]))
const faults: string[] = []

for (const folder of [FOLDER, REFERENCES]) await mkdir(folder, { recursive: true })
const gallery = await openGallery(openStage)
try {
  for (const state of states) {
    await takePictures(gallery, state).catch((error: unknown) => {
      faults.push(`${state.name} cannot be shown: ${String(error)}`)
    })
    console.log(state.name)
  }
} finally {
  await gallery.close()
}

for (const look of keeps ? [] : LOOKS) {
  const prints = sheets.get(nameOf(look)) ?? []
  // No state could be shown: the faults say why.
  if (prints.length === 0) continue
  const sheet = await contactSheet(prints, look.columns)
  await writeFile(`${FOLDER}/${nameOf(look)}.webp`, sheet)
}
console.log(`${LOOKS.length} sheets of ${states.length} states are in ${FOLDER}.`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1

async function takePictures({ show }: Gallery, state: State): Promise<void> {
  const scene = await show(state)
  for (const look of LOOKS) {
    await takeOn(scene, look)
    const png = await portrait(scene)
    sheets.get(nameOf(look))?.push({ label: state.name, png })
    if (keeps && APPROVED.has(nameOf(look))) {
      const small = sharp(png).webp({ lossless: true, effort: 6 })
      await small.toFile(`${REFERENCES}/${state.name}-${look.language}.webp`)
    }
    // What axe looks for does not depend on the size.
    if (look.width !== SIZES[0].width) continue
    const found = await axeViolations(scene)
    faults.push(...found.map((fault) => `${state.name}, ${nameOf(look)}: ${fault}`))
  }
  // The browser also logs the refusal that a state shows.
  const heard = scene.errors.filter(
    (error) => !(state.service === 'refuses' && error.includes('401'))
  )
  faults.push(...heard.map((error) => `${state.name}: ${error}`))
  await scene.page.context().close()
}

function nameOf({ language, theme, width, height }: Look): string {
  return `${language}-${theme}-${width}x${height}`
}
