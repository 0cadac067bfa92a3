/** Coupons of everything that isn't eaten, and of drinks for adults; `parse.ts` reads them. */
export const home = `
# Paper, Cleaning & Home | roll-of-paper
Bath Tissue & Paper Towels = Paper Products: soft-cloud $2 off MF; clover-clean $1 off; everyday-table 2 for $9; soft-cloud $3 off 2 PD
Tissues & Napkins = Tissues & Napkins: soft-cloud b2g1 MF; everyday-table 3 for $6
Surface Cleaners = Cleaners: clover-clean $1 off MF; bright-nest 2 for $6; clover-clean b1g1 half
Dish = Dish Care: clover-clean $1.50 off MF; bright-nest $0.75 off
Laundry = Laundry Care: clover-clean $3 off MF; soft-cloud $1 off MF; bright-nest 2 for $12
Wraps & Foil = Wraps & Foil: homestead $1 off; everyday-table 15% off
Bags = Bags & Tableware: homestead $1 off MF; bright-nest 2 for $7; everyday-table $0.75 off
Batteries, Bulbs & Hardware ~Batteries = Batteries: homestead $2 off MF; bright-nest b1g1 half
dept: $10 off $50; 200 pts $40; path $40 $6

# Baby Care | glass-of-milk
Diapers = Diapers: little-fern $3 off MF; soft-cloud $2 off MF; everyday-table $5 off 2; little-fern $5 off welcome
Wipes = Baby Wipes: little-fern $1 off MF; pure-petal 2 for $12; everyday-table $0.50 off
Baby Food = Baby Food: little-fern 10 for $12 MF; larkspur-farms $1 off 5 MF; little-fern b3g1
Bath & Skin = Baby Bath & Skin: little-fern $1 off MF; pure-petal 20% off PD; calmwood $1 off
Bottles & Accessories = Bottles & Cups: little-fern b1g1 half
dept: $10 off $50 PD; path $75 $10

# Personal Care & Health | soap
Hair = Hair Care: pure-petal $3 off 2 MF; everyday-table b1g1
Bath & Skin = Bath & Skin Care: pure-petal $2 off MF; clover-clean 3 for $9; calmwood $1.50 off; everyday-table 20% off
Shave & Deodorant = Shave & Deodorant: pure-petal $2 off 2 MF; everyday-table $1 off
Toothpaste & Brushes = Oral Care: mintwell $2 off 2 MF; everyday-table 2 for $6; mintwell free one
Vitamins = Vitamins: wellroot b1g1 half; everyday-table 25% off; wellroot $3 off PD
Medicine & First Aid = Health Care: calmwood $2 off MF; everyday-table $1 off
dept: $5 off $25; 200 pts $40; $8 off $40 gone

# Pet Care | meat-on-bone
Dry Dog Food = Dry Dog Food: good-paws $4 off MF; whisker-wag $5 off PD; everyday-table 10% off
Wet Dog Food = Wet Dog Food: good-paws 10 for $15 MF; whisker-wag b3g1
Dog Treats & Toys = Dog Treats: good-paws $1 off MF; whisker-wag b1g1 half
Dry Cat Food = Dry Cat Food: good-paws $3 off MF; whisker-wag $4 off PD; everyday-table 10% off
Wet Cat Food & Treats = Wet Cat Food: good-paws 10 for $9 MF; whisker-wag $1 off 6 MF
Cat Litter & Care = Cat Litter: good-paws $2 off; bright-nest 2 for $18
Food & Supplies = Pet Supplies: good-paws 15% off; everyday-table $1 off
dept: $10 off $50; path $60 $8; 100 pts $25

# Wine, Beer & Spirits | wine-glass
Red Wine = Red Wine: foxglove-cellars $2 off delivery; alder-creek 10% off; three-rivers 2 for $20
White & Rosé = White & Rosé Wine: foxglove-cellars $2 off; alder-creek 10% off PD; three-rivers 2 for $18
Sparkling & Dessert = Sparkling Wine: foxglove-cellars $3 off; stillwater-estate 15% off PD
Craft Beer = Craft Beer: hop-hollow $2 off 2; ironbridge-brewing 2 for $22
Cider, Seltzer & Non-Alcoholic ~Non-Alcoholic = Non-Alcoholic Beer: hop-hollow $1.50 off; ironbridge-brewing b1g1 half
Cocktail Mixers = Cocktail Mixers: bramble-oak $1 off; everyday-table 2 for $9

# Everything | shopping-cart
order: $5 off $50; $10 off $75 pickup; $20 off $120 new; $15 off $100 delivery; $10 off $60 fresh; 10% off $80 PD; $30 off $150 soon; $5 off $40 over; $25 off $75 one; $8 off $55 vons; $8 off $55 safeway; $12 off $70 norcal
points: 500 pts $100; 250 pts $60 pickup; 300 pts $75 norcal; 1000 pts $150 welcome; 400 pts $80 x2; 200 pts $50 vons
reward: $5 reward; $10 reward; $3 reward; $7 reward
path: path 4 visits $5; path $100 $10; path $250 $25; path 20 items $6; path 12 lb $4
behavior: PROFILE 50; COMMUNICATION 50; ORDER 200; REDEEM_REWARD 75; FRESHPASS 300
freshpass: $10 off $60; $5 off $35; 25% off; $15 off $90 lto; $7 off $45 today
prize: $1 off; $5 off; free one
`;
