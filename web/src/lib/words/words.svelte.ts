import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Refusal, Why } from '../wire/types';
import { longer } from './stretched';

export type Args = Record<string, string | number>;

/** Each language's sentences, loaded on demand. */
const languages: Record<string, () => Promise<{ default: string }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
};

/** The code of a pseudo-language for layout tests: English with lengthened words. */
const LONGER = 'qps';

/** The name of each language in that language. */
export const languageNames: Record<string, string> = { en: 'English', de: 'Deutsch' };

/** Matches letters of scripts that are written from right to left, such as Hebrew and Arabic. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
/** The Unicode characters around a text that keep its direction from affecting the text on both sides. */
const [ISOLATE, POP] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];

/** Keeps a name that is written from right to left from changing the direction of the sentence around it. */
function isolated(args: Args): Args {
  const turns = Object.values(args).some((arg) => typeof arg === 'string' && RIGHT_TO_LEFT.test(arg));
  if (!turns) return args;
  const isolate = (arg: Args[string]) =>
    typeof arg === 'string' && RIGHT_TO_LEFT.test(arg) ? ISOLATE + arg + POP : arg;
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, isolate(arg)]));
}

/** The sentences of the page in one language. All of them are in the Fluent files. */
export class Words {
  language = $state('en');
  #bundle = $state.raw(new FluentBundle('en'));

  /** Loads the first of the wanted languages that the page has, or else English. */
  async open(wanted: readonly string[]): Promise<void> {
    const codes = wanted.map((tag) => tag.split('-')[0] ?? '');
    if (codes[0] === LONGER) return this.use(LONGER, (await import('./en')).default);
    const language = codes.find((code) => code in languages) ?? 'en';
    const source = await languages[language]?.();
    if (source) this.use(language, source.default);
  }

  use(language: string, source: string): void {
    // Fluent would put Unicode isolation marks around every argument, and some places would show them. They
    // are needed only around right-to-left text, where `isolated` adds them.
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      ...(language === LONGER ? { transform: longer } : {}),
    });
    bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.language = language;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence of this key; the key itself if there is none. */
  say = (key: string, args: Args = {}): string => {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, isolated(args), []) : key;
  };

  /** Several names in one phrase. */
  list(names: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    return new Intl.ListFormat(this.language, { type }).format(names);
  }

  /** The sentence of a refusal. */
  refusal(refusal: Refusal): string {
    const args: Args = {};
    for (const [name, arg] of Object.entries(refusal.args ?? {})) {
      if (!arg) continue;
      if ('name' in arg) args[name] = this.say(arg.name);
      else if ('number' in arg) args[name] = arg.number;
      else if ('square' in arg) args[name] = arg.square;
      else args[name] = arg.text;
    }
    return this.say(refusal.code, args);
  }

  /** The sentence that says why a game ended, to a viewer who plays the seat `you`. */
  ending(why: Why, seatName: (seat: number) => string, winner: string, you = -1): string {
    switch (why.kind) {
      case 'rules':
        return this.say(why.key, { winner });
      case 'resignation':
      case 'time':
      case 'absence':
        return this.say(`page-end-${why.kind}`, {
          player: seatName(why.seat),
          whose: why.seat === you ? 'yours' : 'other',
        });
      default:
        return this.say(`page-end-${why.kind}`);
    }
  }
}

export const words = new Words();
export const say = words.say;
