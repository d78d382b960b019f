import type { JSX } from 'preact'
import { usePage } from '../state/page-context'
import type { Step } from './guide'

/** The guide's step, in the corner that is farthest from where the panel opens. */
export function GuideCard(): JSX.Element | null {
  const { guide, runner } = usePage()
  const step = guide.step.value
  return step && runner.panel.value?.state.value ? <Card step={step} /> : null
}

function Card({ step }: { step: Step }): JSX.Element {
  const { guide } = usePage()
  return (
    <section
      class="guide"
      aria-label="Guided minute"
      onKeyDown={({ key }) => {
        if (key === 'Escape') guide.leave()
      }}
    >
      <div role="status">
        <h2 class="guide__title">{step.title}</h2>
        <p class="guide__text">{step.text}</p>
      </div>
      <div class="guide__foot">
        {guide.isLast.value ? (
          <button class="text-button text-button--framed" onClick={() => guide.leave()}>
            Close
          </button>
        ) : (
          <>
            <span class="guide__progress">{guide.progress.value}</span>
            <button class="text-button" onClick={() => guide.leave()}>
              Leave
            </button>
            <button class="text-button text-button--framed" onClick={() => guide.next()}>
              Next
            </button>
          </>
        )}
      </div>
    </section>
  )
}
