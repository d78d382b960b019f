/** A complex plane, row by row. */
export interface Spectrum {
  width: number
  height: number
  re: Float64Array
  im: Float64Array
}

/** Two-dimensional Fourier transform by its definition, rows then columns: for planes of some 64 cells a side. */
export function fourier({ width, height, re, im }: Spectrum): Spectrum {
  return columns(rows({ width, height, re, im }, -1), -1)
}

/** The inverse of `fourier`. */
export function inverseFourier(spectrum: Spectrum): Spectrum {
  const { width, height, re, im } = columns(rows(spectrum, 1), 1)
  const scale = 1 / (width * height)
  return { width, height, re: re.map((x) => x * scale), im: im.map((x) => x * scale) }
}

function rows(source: Spectrum, sign: 1 | -1): Spectrum {
  const { width, height } = source
  return lines(source, { count: height, stride: width, length: width, step: 1 }, sign)
}

function columns(source: Spectrum, sign: 1 | -1): Spectrum {
  const { width, height } = source
  return lines(source, { count: width, stride: 1, length: height, step: width }, sign)
}

interface Lines {
  count: number
  /** From the start of one line to that of the next. */
  stride: number
  length: number
  /** From one cell of a line to the next. */
  step: number
}

function lines(source: Spectrum, { count, stride, length, step }: Lines, sign: 1 | -1): Spectrum {
  const cosines = Float64Array.from({ length }, (_, i) => Math.cos((2 * Math.PI * i) / length))
  const sines = Float64Array.from({ length }, (_, i) => sign * Math.sin((2 * Math.PI * i) / length))
  const re = new Float64Array(source.re.length)
  const im = new Float64Array(source.re.length)
  for (let line = 0; line < count; line++) {
    const start = line * stride
    for (let k = 0; k < length; k++) {
      let real = 0
      let imaginary = 0
      for (let i = 0, turn = 0; i < length; i++) {
        const x = source.re[start + i * step]!
        const y = source.im[start + i * step]!
        real += x * cosines[turn]! - y * sines[turn]!
        imaginary += x * sines[turn]! + y * cosines[turn]!
        turn = (turn + k) % length
      }
      re[start + k * step] = real
      im[start + k * step] = imaginary
    }
  }
  return { ...source, re, im }
}
