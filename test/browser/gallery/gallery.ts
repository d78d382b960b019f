import { mkdir, writeFile } from 'node:fs/promises'
import { axeViolations } from '../support/axe-violations'
import { contactSheet, type Print } from './contact-sheet'
import { type Gallery, type Look, openGallery, portrait, takeOn } from './show-state'
import { type State, STATES } from './states'

/**
 * `npm run gallery` brings the built plugin into every state of every screen and takes its picture in English and German,
 * light and dark, in three sizes: contact sheets in bench-results/gallery, one for each look. It ends with 1 where axe
 * finds a fault. `npm run gallery -- result settings` shows the states whose names hold one of the words.
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

const wanted = process.argv.slice(2)
const states = STATES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word))
)
const sheets = new Map<string, Print[]>(LOOKS.map((look) => [nameOf(look), []]))
const faults: string[] = []

const gallery = await openGallery()
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

await mkdir(FOLDER, { recursive: true })
for (const look of LOOKS) {
  const sheet = await contactSheet(sheets.get(nameOf(look)) ?? [], look.columns)
  await writeFile(`${FOLDER}/${nameOf(look)}.webp`, sheet)
}
console.log(`${LOOKS.length} sheets of ${states.length} states are in ${FOLDER}.`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1

async function takePictures({ show }: Gallery, state: State): Promise<void> {
  const scene = await show(state)
  for (const look of LOOKS) {
    await takeOn(scene, look)
    sheets.get(nameOf(look))?.push({ label: state.name, png: await portrait(scene) })
    // What axe looks for does not depend on the size.
    if (look.width !== SIZES[0].width) continue
    const found = await axeViolations(scene)
    faults.push(...found.map((fault) => `${state.name}, ${nameOf(look)}: ${fault}`))
  }
  faults.push(...scene.errors.map((error) => `${state.name}: ${error}`))
  await scene.page.context().close()
}

function nameOf({ language, theme, width, height }: Look): string {
  return `${language}-${theme}-${width}x${height}`
}
