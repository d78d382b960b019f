/** A shop's page, for pictures of a captured page. */
export const SHOP = `<!doctype html><title>Harbour coffee</title>
<meta name="viewport" content="width=device-width">
<style>
  * { box-sizing: border-box }
  body { margin: 0; font-family: Inter, sans-serif; color: #23170f; background: #fbf6ee }
  nav { display: flex; gap: 40px; align-items: center; padding: 28px 80px; font-size: 18px }
  nav b { margin-right: auto; font-size: 24px }
  nav span { opacity: .75 }
  main { display: grid; grid-template-columns: 1fr 520px; gap: 60px; padding: 40px 80px }
  h1 { margin: 40px 0 24px; font-size: 72px; line-height: 1.05; letter-spacing: -2px }
  p { margin: 0 0 40px; font-size: 22px; line-height: 1.5; max-width: 560px }
  a { display: inline-block; padding: 22px 44px; border-radius: 12px; font-size: 22px; font-weight: 600;
      color: #fff; background: #c2410c }
  figure { margin: 0; height: 540px; border-radius: 28px; overflow: hidden;
      background: radial-gradient(circle at 50% 42%, #3b1d0d 0 118px, #6b3a1c 119px 130px, #fff 131px 190px,
        #e7d7bd 191px 196px, transparent 197px), linear-gradient(160deg, #f4c98b, #d97e3b) }
  footer { display: flex; gap: 24px; padding: 24px 80px }
  footer div { flex: 1; padding: 24px; border-radius: 16px; background: #fff; font-size: 18px }
  footer b { display: block; margin-bottom: 6px; font-size: 20px }
</style>
<nav><b>Harbour coffee</b><span>Beans</span><span>Subscribe</span><span>Visit us</span><span>Basket (0)</span></nav>
<main>
  <div><h1>Roasted on Friday, at your door on Monday</h1>
  <p>Small batches from growers we know by name. Order before noon, pause whenever you like.</p>
  <a>Choose your beans</a></div>
  <figure></figure>
</main>
<footer><div><b>Fazenda Sol, Brazil</b>Hazelnut and cocoa, €9</div><div><b>Kochere, Ethiopia</b>Bergamot and peach, €11</div>
<div><b>Night shift, decaf</b>Caramel, all evening, €10</div></footer>`
