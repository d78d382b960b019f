import { browserCodec } from '../../../images/browser-codec'
import { decodeImage, hasUnknownColours } from '../../../images/decode-image'
import { fileType } from '../../../images/file-type'
import type { Page } from './page-context'

export const ACCEPTED_FILES = '.fig,.png,.jpg,.jpeg,image/png,image/jpeg'

/** Opens what was dropped or chosen: a .fig file replaces the document, pictures become frames. */
export async function openFiles(page: Page, files: readonly File[]): Promise<void> {
  const { session } = page
  const placed: string[] = []
  for (const file of files) {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const name = file.name.replace(/\.\w+$/, '')
      const type = fileType(bytes)
      if (type === null && /\.fig$/i.test(file.name)) await openDocument(page, bytes, name)
      else if (type !== null) placed.push(await placePicture(page, bytes, name))
      else throw new Error('The playground opens .fig files and PNG or JPEG pictures.')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      session.notices.problem(`“${file.name}” could not be opened. ${reason}`)
    }
  }
  if (placed.length === 0) return
  session.select(placed)
  session.zoomToLayers(placed)
}

/** Puts a picture on the canvas at its own size, drawn smaller where Figma would keep it smaller. Rejects with an InputError. */
async function placePicture({ session }: Page, bytes: Uint8Array, name: string): Promise<string> {
  const { bytes: kept, size, smaller } = await fitPicture(bytes)
  if (smaller) {
    session.notices.tell(
      `“${name}” is ${size.width} × ${size.height} px. Figma keeps pictures up to ${LONGEST_SIDE} px a side, so it was made smaller and lies at its own size.`
    )
  }
  if (hasUnknownColours(bytes)) {
    session.notices.tell(
      `“${name}” has a colour profile that Glance cannot read. Its colours are taken for sRGB.`
    )
  }
  return session.document.addImage(kept, name, size)
}

/** As in Figma, another document ends the plugin that runs on this one; here it starts again there. */
async function openDocument(
  { session, runner }: Page,
  bytes: Uint8Array,
  name: string
): Promise<void> {
  const running = runner.command.value !== null
  const missing = await session.document
    .loadFig(bytes, name, () => {
      runner.close()
      // An own file may have layers under the samples' ids.
      session.samples = []
    })
    .catch((error: unknown) => {
      throw new Error(
        'It is damaged, or no Figma file. In Figma, File → Save local copy makes one.',
        { cause: error }
      )
    })
  if (missing.length > 0) {
    const names = missing.length > 3 ? `${missing.length} fonts` : missing.join(', ')
    session.notices.tell(
      `The playground does not have ${names}. Texts without outlines in the file are drawn in Inter.`
    )
  }
  session.zoomToFit()
  if (running) await runner.runCommand()
}

/** Figma keeps no image with a longer side; its own editor makes larger ones smaller, too. */
const LONGEST_SIDE = 4096

/** Browsers have no larger canvas. */
const CANVAS_SIDES = { min: 1, max: 16_384 }

/** A picture as any other way in takes it, small enough for Figma, and the size that it had, in px. Rejects with an InputError. */
async function fitPicture(bytes: Uint8Array) {
  const { data, isAsStored, ...size } = await decodeImage(bytes, browserCodec, CANVAS_SIDES)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(size.width, size.height))
  if (scale === 1 && isAsStored) return { bytes, size, smaller: false }
  const [width, height] = [size.width, size.height].map((side) =>
    Math.max(1, Math.round(side * scale))
  ) as [number, number]
  const bitmap = await createImageBitmap(
    new ImageData(new Uint8ClampedArray(data), size.width, size.height),
    { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' }
  )
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  const png = await canvas.convertToBlob({ type: 'image/png' })
  return { bytes: new Uint8Array(await png.arrayBuffer()), size, smaller: scale < 1 }
}
