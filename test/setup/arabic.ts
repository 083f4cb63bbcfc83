import { useTexts } from '../../src/core/messages/texts-in-use.ts';
import { arabic } from '../../src/specification/arabic.ts';

/** Tests ask in both languages, as most programs of this repository do; test/core/messages/texts-in-use.test.ts does not. */
useTexts(arabic);
