/* What the kernels do, by hand in C: Femkort and Letzter Stich without trumps, dealt and played at
   random with the same stream of random numbers. bench/compared.py compiles and calls it. */
#include <stdint.h>

#define CARRY 0x7B9D3C59ULL

static uint32_t mix(uint32_t word) {
    word ^= word >> 16;
    word *= 0x21F0AAADu;
    word ^= word >> 15;
    word *= 0x735A2D97u;
    return word ^ word >> 15;
}

static uint64_t start(const int64_t *key, int64_t index) {
    uint32_t low = mix((uint32_t)key[0] ^ (uint32_t)index);
    uint32_t high = mix((uint32_t)key[1] ^ low ^ (uint32_t)(index >> 32));
    return (uint64_t)(high >> 2 | 1) << 32 | mix(low ^ (uint32_t)key[2]);
}

static inline uint64_t below(uint64_t *words, uint64_t limit) {
    *words = CARRY * (*words & 0xFFFFFFFF) + (*words >> 32);
    return (uint64_t)(uint32_t)(*words ^ *words >> 32) * limit >> 32;
}

static void deal(uint64_t *hands, uint64_t *words, uint64_t deck, int players, int size, int dealer) {
    uint64_t pack[64];
    int count = 0, seat = dealer;
    for (; deck; deck &= deck - 1) pack[count++] = deck & -deck;
    for (int at = 0; at < players; at++) hands[at] = 0;
    for (int at = 0; at < players * size; at++) {
        int chosen = at + (int)below(words, (uint64_t)(count - at));
        uint64_t card = pack[chosen];
        pack[chosen] = pack[at];
        if (++seat == players) seat = 0;
        hands[seat] |= card;
    }
}

static void play(uint64_t *hands, uint64_t *words, int players, int size, int heads, int leader,
                 int64_t *row) {
    int winner = leader;
    for (int at = 0; at < players; at++) row[1 + at] = 0;
    for (int trick = 0; trick < size; trick++) {
        uint64_t led = 0, beating = ~0ULL;
        int seat = leader;
        for (int turn = 0; turn < players; turn++) {
            uint64_t hand = hands[seat], cards = hand & led;
            if (!cards) cards = hand;
            else if (heads && (cards & beating)) cards &= beating;
            if (cards & (cards - 1)) {
                uint64_t skipped = below(words, (uint64_t)__builtin_popcountll(cards));
                for (; skipped; skipped--) cards &= cards - 1;
                cards &= -cards;
            }
            hands[seat] = hand ^ cards;
            if (cards & beating) {
                winner = seat;
                if (!led) led = 0x1FFFULL << (__builtin_ctzll(cards) & 48);
                beating = led & -(cards << 1);
            }
            if (++seat == players) seat = 0;
        }
        row[1 + winner]++;
        leader = winner;
    }
    row[0] = winner;
}

void deal_and_play(const int64_t *key, int64_t count, int64_t deck, int64_t players, int64_t size,
                   int64_t heads, int64_t dealer, int64_t *rows, int64_t width) {
    for (int64_t index = 0; index < count; index++) {
        uint64_t hands[8], words = start(key, index);
        deal(hands, &words, (uint64_t)deck, (int)players, (int)size, (int)dealer);
        int leader = dealer + 1 == players ? 0 : (int)dealer + 1;
        play(hands, &words, (int)players, (int)size, (int)heads, leader, rows + index * width);
    }
}

void play_from(const int64_t *key, int64_t count, const int64_t *begun, int64_t players,
               int64_t size, int64_t heads, int64_t leader, int64_t *wins) {
    for (int64_t index = 0; index < count; index++) {
        uint64_t hands[8], words = start(key, index);
        int64_t row[9];
        for (int at = 0; at < players; at++) hands[at] = (uint64_t)begun[at];
        play(hands, &words, (int)players, (int)size, (int)heads, (int)leader, row);
        wins[row[0]]++;
    }
}
