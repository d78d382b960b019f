import {
  IconEllipse16,
  IconGroup16,
  IconHome16,
  IconImage16,
  IconRectangle16,
  IconText16
} from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import type { LayerKind } from '../../file'

const ICONS: Record<LayerKind, () => JSX.Element> = {
  text: () => <IconText16 />,
  image: () => <IconImage16 />,
  control: () => <IconRectangle16 />,
  icon: () => <IconHome16 />,
  shape: () => <IconEllipse16 />,
  group: () => <IconGroup16 />
}

/** What a layer is to a viewer, as a picture; its row says it in a word. */
export function KindIcon({ kind }: { kind: LayerKind }): JSX.Element {
  return ICONS[kind]()
}
