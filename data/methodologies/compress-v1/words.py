"""Made English: the same words, sentences and paragraphs for the same seed, on any machine.

The same file is in compress-v1, site-build-v1 and web-files-v1: a folder of a methodology is copied to the bench, so each is whole in itself.
"""

from itertools import accumulate
from random import Random

COMMON = """the of and to a in is that it for was on are as with they be at one have this from or had by not but what some we can
out other were all there when up use your how said an each she which do their time if will way about many then them would like so
these her long make thing see him two has look more day could go come did number sound no most people my over know water than call
first who may down side been now find any new work part take get place made live where after back little only round man year came
show every good me give our under name very through just form sentence great think say help low line differ turn cause much mean
before move right boy old too same tell does set three want air well also play small end put home read hand port large spell add
even land here must big high such follow act why ask men change went light kind off need house picture try us again animal point
mother world near build self earth father""".split()
STARTS = "b br c cl d dr f fl g gr h k l m n p pl qu r s sh st t tr v w".split()
VOWELS = "a e i o u ai ea ee ou".split()
ENDS = "b ck d ft g l ll m n nd ng nt p r rd rk s st t th".split()
ENDINGS = ["", "", "", "s", "ed", "ing", "er", "ly", "ion", "able", "ment"]


class Writer:
    """Writes with a vocabulary whose words are as unevenly used as those of a language (Zipf's law)."""

    def __init__(self, seed, words=6000):
        self.random = Random(seed)
        pick = Random(1)
        made = {
            pick.choice(STARTS) + pick.choice(VOWELS) + pick.choice(ENDS) + pick.choice(["", pick.choice(VOWELS) + pick.choice(ENDS)])
            + pick.choice(ENDINGS)
            for _ in range(words * 2)
        }
        rare = sorted(made)
        pick.shuffle(rare)
        self.words = COMMON + rare[:words]
        self.weights = list(accumulate(1 / (rank + 2.7) for rank in range(len(self.words))))
        # what usually follows a word: half of all pairs come from here
        self.after = {word: pick.choices(self.words, cum_weights=self.weights, k=8) for word in self.words}

    def some(self, count):
        """Words that follow one another."""
        random = self.random.random
        words = self.random.choices(self.words, cum_weights=self.weights, k=count)
        for at in range(1, count):
            if random() < 0.5:
                words[at] = self.after[words[at - 1]][int(random() * 8)]
        return words

    def sentence(self):
        words = self.some(self.random.randint(6, 22))
        if len(words) > 12:
            words[len(words) // 2] += ","
        return " ".join(words).capitalize() + "."

    def paragraph(self):
        return " ".join(self.sentence() for _ in range(self.random.randint(3, 6)))

    def title(self):
        return " ".join(self.some(self.random.randint(3, 6))).capitalize()
