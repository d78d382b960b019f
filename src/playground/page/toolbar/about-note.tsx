import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { useClickOutside } from '../controls/menu'
import { usePage } from '../state/page-context'

/** A note that this page is not Figma, and what differs. */
export function AboutNote(): JSX.Element {
  const { guide } = usePage()
  const open = useSignal(false)
  const root = useRef<HTMLDivElement>(null)
  const close = (): void => void (open.value = false)
  useClickOutside(root, close)
  return (
    <div class="menu" ref={root} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <button class="pill" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
        Playground: not Figma
      </button>
      {open.value && (
        <section class="about" aria-label="About the playground">
          <h2>This is not Figma</h2>
          <p>
            It runs the same build of the plugin that Figma loads, on this computer only: main
            thread in a frame of its own, panel in one with no origin, network as the manifest
            allows.
          </p>
          <p>What differs:</p>
          <ul>
            <li>
              Designs are drawn by OpenPencil; text comes in Inter only, and pixels differ slightly.
            </li>
            <li>Only the part of Figma’s API that the plugin touches is there.</li>
            <li>
              Layers can be moved, painted, written, copied, hidden and deleted; nothing new can be
              drawn.
            </li>
            <li>Nothing you change is kept: reload, and the samples are back.</li>
          </ul>
          <button
            class="text-button text-button--framed"
            onClick={() => {
              close()
              guide.start()
            }}
          >
            Show the guided minute
          </button>
        </section>
      )}
    </div>
  )
}
