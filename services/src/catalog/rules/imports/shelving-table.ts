import type { FormName } from '../../packshots/forms/index.ts';

/** A sort of product: where it is shelved and what its picture shows. */
export interface Sort {
  /** Matches a category in lowercase, with anything but letters as single spaces. */
  category: RegExp;
  /** Matches the name, where the category alone is too wide. */
  name: RegExp | null;
  shelfId: string;
  form: FormName;
  emoji: string;
  accent: string;
}

/** @param look `can droplet 5a9be8`: form, emoji, and accent color */
const sort = (category: RegExp, shelfId: string, look: string, name: RegExp | null = null): Sort => {
  const [form = '', emoji = '', accent = ''] = look.split(' ');
  return { category, name, shelfId, form: form as FormName, emoji, accent: `#${accent}` };
};

/** The first that matches counts, so what is narrow comes first (N-56). */
export const sorts: readonly Sort[] = [
  // What isn't for grown people, or isn't food.
  sort(/\b(baby|infant|toddler)/, 'baby-care.formula-food.formula', 'canister baby-bottle f2c9a8', /formula/i),
  sort(/\b(baby|infant|toddler)/, 'baby-care.diapers-wipes.diapers', 'softpack baby 8fc2e8', /diaper|training pant/i),
  sort(/\b(baby|infant|toddler)/, 'baby-care.diapers-wipes.wipes', 'softpack baby 8fd0c2', /wipe/i),
  sort(/\b(baby|infant|toddler)/, 'baby-care.formula-food.baby-food', 'spout baby f2b84a'),
  sort(/\bcats?\b|\bkitten/, 'pet-care.cat.wet-cat-food-treats', 'tin cat-face e8a04a', /wet|pat[eé]|treat|can/i),
  sort(/\bcats?\b|\bkitten/, 'pet-care.cat.cat-litter-care', 'jug cat-face 8fb5d8', /litter/i),
  sort(/\bcats?\b|\bkitten/, 'pet-care.cat.dry-cat-food', 'sack cat-face e8a04a'),
  sort(/\bdogs?\b|\bpupp/, 'pet-care.dog.dog-treats-toys', 'pouch dog-face d98a4a', /treat|toy|chew|biscuit/i),
  sort(/\bdogs?\b|\bpupp/, 'pet-care.dog.wet-dog-food', 'tin dog-face c9702e', /wet|can|stew/i),
  sort(/\bdogs?\b|\bpupp|\bpet food/, 'pet-care.dog.dry-dog-food', 'sack dog-face d98a4a'),
  sort(/\bpets?\b|\bbird (food|seed)/, 'pet-care.small-pets-birds-fish.food-supplies', 'sack paw-prints 8fb56a'),
  sort(/shampoo|conditioner|hair care/, 'personal-care-health.hair-body.hair', 'pump droplet 8fc2e8'),
  sort(/body wash|lotion|skin care|\bsoap\b|bath/, 'personal-care-health.hair-body.bath-skin', 'pump soap a88ad8'),
  sort(/deodorant|shav(e|ing)|razor/, 'personal-care-health.hair-body.shave-deodorant', 'tube sparkles 57b5d8'),
  sort(/tooth|oral care|mouthwash/, 'personal-care-health.oral-care.toothpaste-brushes', 'tube toothbrush 4fc3a8'),
  sort(/vitamin|supplement|weight control/, 'personal-care-health.vitamins-medicine.vitamins', 'pill pill 57b58a'),
  sort(
    /medicine|first aid|pain relief/,
    'personal-care-health.vitamins-medicine.medicine-first-aid',
    'pill pill d9402a',
  ),
  sort(/laundry|detergent/, 'paper-cleaning-home.cleaning.laundry', 'jug bubbles 5fa8e8'),
  sort(/dish ?(soap|washing|care)/, 'paper-cleaning-home.cleaning.dish', 'pump bubbles 57c1a0'),
  sort(/\bclean(er|ers|ing)\b/, 'paper-cleaning-home.cleaning.surface-cleaners', 'spray sparkles 5fa8c9'),
  sort(
    /paper towel|toilet paper|bath tissue/,
    'paper-cleaning-home.paper.bath-tissue-paper-towels',
    'rolls roll-of-paper 8fc2e8',
  ),
  sort(/tissues?\b|napkins?/, 'paper-cleaning-home.paper.tissues-napkins', 'packet roll-of-paper f2c9d8'),
  sort(/\b(foil|plastic wrap)/, 'paper-cleaning-home.kitchen-storage.wraps-foil', 'packet sparkles 8a8f9a'),
  sort(
    /(trash|storage|sandwich|freezer) bags/,
    'paper-cleaning-home.kitchen-storage.bags',
    'packet wastebasket 5f8fd0',
  ),
  sort(
    /batter(y|ies)|light bulbs?|hardware/,
    'paper-cleaning-home.home.batteries-bulbs-hardware',
    'packet light-bulb f2c53d',
  ),
  sort(/flowers|bouquet/, 'flowers-decor.fresh-flowers.bouquets', 'flowers bouquet f28ab8'),
  // Drinks for adults. Cooking wine is for the pan, and root beer is soda.
  sort(
    /^(?!.*\b(root|ginger) beer)(.*\b(beers?|ales?|lagers?)\b)/,
    'wine-beer-spirits.beer-cider.craft-beer',
    'beer beer-mug e0932e',
  ),
  sort(/^(?!.*(cooking|vinegar)).*\bwines?\b/, 'wine-beer-spirits.wine.red-wine', 'wine grapes 8a1f3a'),
  sort(
    /\b(spirits|liquors?|whiske?y|vodka|tequila)\b/,
    'wine-beer-spirits.spirits-mixers.spirits',
    'oil tumbler-glass b5642a',
  ),

  // Frozen.
  sort(
    /frozen breakfast|frozen pancakes|frozen bread/,
    'frozen-foods.frozen-breakfast-meat-snacks.breakfast',
    'frozen waffle e0a85a',
  ),
  sort(
    /frozen (fish|seafood)/,
    'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks',
    'frozen shrimp f2a08a',
    /shrimp|prawn/i,
  ),
  sort(/frozen (fish|seafood)/, 'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks', 'frozen fish 5fa8c9'),
  sort(
    /frozen (poultry|chicken)/,
    'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks',
    'frozen poultry-leg d98a4a',
  ),
  sort(
    /other meats/,
    'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks',
    'frozen leafy-green 8fb56a',
    /veggie|meatless|smart|plant|vegan/i,
  ),
  sort(
    /frozen (bacon|sausage|patties|meat)|(vegetarian|other) frozen meats/,
    'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks',
    'frozen cut-of-meat c9503a',
  ),
  sort(
    /frozen (appetizers|snacks)/,
    'frozen-foods.frozen-breakfast-meat-snacks.meat-fish-snacks',
    'frozen dumpling e0a04a',
  ),
  sort(
    /frozen vegetables|vegetable.*frozen/,
    'frozen-foods.frozen-vegetables-fruit.vegetables',
    'pasta broccoli 5fa84a',
  ),
  sort(/french fries/, 'frozen-foods.frozen-vegetables-fruit.vegetables', 'pasta french-fries f2c53d'),
  sort(/frozen fruit/, 'frozen-foods.frozen-vegetables-fruit.fruit', 'pouch strawberry e2405a'),
  sort(
    /ice cream|frozen (yogurt|dessert)|frozen desserts/,
    'frozen-foods.ice-cream-desserts.ice-cream',
    'frozen ice-cream f2c9a8',
    /\b(bars?|sandwich|cones?|pops?|sticks?|pie|cake)s?\b/i,
  ),
  sort(
    /ice cream|frozen (yogurt|dessert)|frozen desserts/,
    'frozen-foods.ice-cream-desserts.ice-cream',
    'tub soft-ice-cream f2c9a8',
  ),
  sort(/pizza mixes/, 'grains-pasta-sides.sides-stuffing.boxed-sides', 'packet pizza d9502e'),
  sort(/^(frozen )?pizzas?$/, 'frozen-foods.frozen-meals.pizza', 'frozen pizza d9502e'),
  sort(/frozen/, 'frozen-foods.frozen-meals.meals-entrees', 'frozen pot-of-food d98a4a'),

  // Drinks.
  sort(
    /plant based milk|milk substitute|(soy|almond|oat) ?milk/,
    'dairy-eggs-cheese.milk-cream.plant-based-milk',
    'carton leaf-fluttering-in-wind 8fb56a',
  ),
  sort(
    /plant based water|^water$|bottled water/,
    'beverages.water.sparkling-water',
    'can droplet 57b5d8',
    /sparkling|seltzer|carbonated|mineral|club/i,
  ),
  sort(/plant based water|non alcoholic/, 'beverages.water.still-water', 'carton coconut cfe0d0', /coconut water/i),
  sort(/plant based water|^water$|bottled water/, 'beverages.water.still-water', 'water droplet 5fa8e8'),
  sort(
    /soda|soft drink/,
    'beverages.soda-mixers.mixers',
    'beer tropical-drink 9ad04b',
    /tonic|club soda|ginger beer|mixer/i,
  ),
  sort(/soda|soft drink/, 'beverages.soda-mixers.soda', 'can cup-with-straw d9402a'),
  sort(/sport|energy protein|energy drink/, 'beverages.sports-energy.sports-drinks', 'water fire 3f8fd0'),
  sort(/iced bottle tea|bottled tea/, 'beverages.coffee-tea.ready-to-drink', 'water teacup-without-handle c9702e'),
  sort(/tea bags/, 'beverages.coffee-tea.tea-cocoa', 'packet teacup-without-handle 6fae5a'),
  sort(/coffee|tea\b/, 'beverages.coffee-tea.tea-cocoa', 'packet teapot 6fae5a', /\bteas?\b/i),
  sort(/coffee/, 'beverages.coffee-tea.ground-whole-bean-coffee', 'pouch hot-beverage 8a5a3a'),
  sort(/milk additives/, 'dairy-eggs-cheese.milk-cream.cream-creamers', 'canister glass-of-milk e0c98a', /creamer/i),
  sort(
    /powdered drinks|milk additives|not ready to drink/,
    'beverages.coffee-tea.tea-cocoa',
    'canister hot-beverage 8a5a3a',
    /cocoa|chocolate|cappuccino|coffee|chai|\bteas?\b|malt/i,
  ),
  sort(
    /powdered drinks|water enhancer|milk additives|not ready to drink/,
    'beverages.soda-mixers.mixers',
    'canister tropical-drink f2a83a',
  ),
  sort(
    /other drinks|non alcoholic/,
    'beverages.coffee-tea.ready-to-drink',
    'water hot-beverage 8a5a3a',
    /coffee|latte|\bteas?\b|espresso|mocha/i,
  ),
  sort(
    /juice|nectar|fruit drink|other drinks|non alcoholic/,
    'beverages.juice.shelf-stable-juice',
    'juice tangerine f28a1f',
  ),

  // Dairy.
  sort(/^milk$|^dairy milk|milk products/, 'dairy-eggs-cheese.milk-cream.milk', 'carton glass-of-milk 5a9be8'),
  sort(
    /^cream$|creamer/,
    'dairy-eggs-cheese.yogurt.cottage-cheese-sour-cream',
    'tub glass-of-milk 8fc2e8',
    /sour cream|crema|cr[eè]me fra/i,
  ),
  sort(/^cream$|creamer/, 'dairy-eggs-cheese.milk-cream.cream-creamers', 'carton glass-of-milk e0c98a'),
  sort(/^eggs|egg substitute/, 'dairy-eggs-cheese.eggs-butter.eggs', 'eggs egg f2c98a'),
  sort(
    /butter spread|^butter$|margarine/,
    'dairy-eggs-cheese.eggs-butter.butter-spreads',
    'tub butter f2d25a',
    /spread|tub|soft|margarine/i,
  ),
  sort(/butter spread|^butter$|margarine/, 'dairy-eggs-cheese.eggs-butter.butter-spreads', 'block butter f2d25a'),
  sort(/yogurt/, 'dairy-eggs-cheese.yogurt.yogurt', 'cup bowl-with-spoon f2c9d8'),
  sort(
    /^cheese(?! sauce)/,
    'dairy-eggs-cheese.yogurt.cottage-cheese-sour-cream',
    'tub bowl-with-spoon cfe0f0',
    /cottage cheese|sour cream/i,
  ),
  sort(
    /^cheese(?! sauce)/,
    'dairy-eggs-cheese.cheese.sliced-snack-cream-cheese',
    'tub cheese-wedge f2e2b8',
    /cream cheese|spread|ricotta|neufch/i,
  ),
  sort(
    /^cheese(?! sauce)/,
    'dairy-eggs-cheese.cheese.sliced-snack-cream-cheese',
    'packet cheese-wedge f2b84a',
    /slice|single|string|snack|stick/i,
  ),
  sort(
    /^cheese(?! sauce)/,
    'dairy-eggs-cheese.cheese.block-shredded-cheese',
    'pouch cheese-wedge f2a83a',
    /shred|grated|crumble/i,
  ),
  sort(/^cheese(?! sauce)/, 'dairy-eggs-cheese.cheese.block-shredded-cheese', 'block cheese-wedge f2a83a'),

  // Snacks and sweets.
  sort(
    /popcorn peanuts|nuts? seeds/,
    'cookies-snacks-candy.chips-salty-snacks.popcorn-pretzels-crackers',
    'chips ear-of-corn f2c53d',
    /pop ?corn|kettle corn/i,
  ),
  sort(
    /popcorn peanuts|nuts? seeds|wholesome snacks/,
    'cookies-snacks-candy.chips-salty-snacks.popcorn-pretzels-crackers',
    'packet pretzel c98a4a',
    /pretzel/i,
  ),
  sort(/popcorn peanuts|nuts? seeds/, 'cookies-snacks-candy.chips-salty-snacks.nuts-trail-mix', 'pouch peanuts d9a05a'),
  sort(/wholesome snacks/, 'cookies-snacks-candy.chips-salty-snacks.nuts-trail-mix', 'pouch chestnut b5642a'),
  sort(
    /(snack energy granola|breakfast|cereal) bars|toaster pastries/,
    'breakfast-cereal.breakfast-to-go.breakfast-bars-pastries',
    'packet chocolate-bar b5793a',
  ),
  sort(
    /chips pretzels/,
    'cookies-snacks-candy.chips-salty-snacks.popcorn-pretzels-crackers',
    'packet pretzel c98a4a',
    /pretzel|cracker|puff|popcorn/i,
  ),
  sort(/chips/, 'cookies-snacks-candy.chips-salty-snacks.potato-tortilla-chips', 'chips potato f2c53d'),
  sort(/crackers?/, 'cookies-snacks-candy.chips-salty-snacks.popcorn-pretzels-crackers', 'packet rice-cracker e0b45a'),
  sort(/^cookies|biscuits cookies/, 'cookies-snacks-candy.cookies.cookies', 'packet cookie c98a4a'),
  sort(/^chocolate$/, 'cookies-snacks-candy.candy-chocolate.chocolate', 'bar chocolate-bar 6f3f26'),
  sort(/candy|gum mints|confection/, 'cookies-snacks-candy.candy-chocolate.candy-gum', 'pouch candy f28ab8'),
  sort(/dips salsa/, 'condiments-spices-bakes.condiments.sauces-salsa', 'jar tomato d8432f', /salsa|picante|queso/i),
  sort(/dips salsa/, 'deli.dips-packaged-deli.hummus-dips', 'tub falafel e0c98a'),
  sort(
    /other snacks|^snacks$|lunch snacks/,
    'cookies-snacks-candy.chips-salty-snacks.nuts-trail-mix',
    'pouch chestnut b5642a',
    /nut|seed|trail|fruit/i,
  ),
  sort(/lunch snacks/, 'deli.dips-packaged-deli.lunch-meat-hot-dogs', 'tray sandwich e0a85a'),
  sort(
    /other snacks|^snacks$/,
    'cookies-snacks-candy.chips-salty-snacks.potato-tortilla-chips',
    'chips fork-and-knife f2a83a',
  ),

  // Condiments and baking.
  sort(
    /^seasoning|herbs spices|other condiments/,
    'condiments-spices-bakes.condiments.sauces-salsa',
    'oil hot-pepper d9402a',
    /marinade|sauce/i,
  ),
  sort(/^seasoning|herbs spices/, 'condiments-spices-bakes.spices-seasonings.spices', 'spice herb b5642a'),
  sort(
    /ketchup mustard/,
    'condiments-spices-bakes.condiments.ketchup-mustard-mayo',
    'squeeze tomato d8432f',
    /ketchup|catsup|mustard|mayo/i,
  ),
  sort(
    /ketchup mustard|other condiments|sauces spreads|other cooking sauces/,
    'condiments-spices-bakes.condiments.sauces-salsa',
    'squeeze hot-pepper c9402a',
  ),
  sort(/salad dressing/, 'condiments-spices-bakes.condiments.ketchup-mustard-mayo', 'jar egg f2e2b8', /mayo|aioli/i),
  sort(/salad dressing/, 'condiments-spices-bakes.condiments.dressings-pickles', 'oil green-salad 9ab54a'),
  sort(/pickles olives/, 'condiments-spices-bakes.condiments.dressings-pickles', 'jar olive 8a9a3a', /olive/i),
  sort(
    /pickles olives/,
    'condiments-spices-bakes.condiments.dressings-pickles',
    'jar hot-pepper d9402a',
    /pepper|jalape/i,
  ),
  sort(/pickles olives/, 'condiments-spices-bakes.condiments.dressings-pickles', 'jar cucumber 7fa83a'),
  sort(/cooking oils|vegetable oil/, 'condiments-spices-bakes.oils-vinegars.oils', 'oil olive d9c23a'),
  sort(/vinegar/, 'condiments-spices-bakes.oils-vinegars.vinegars', 'oil grapes 8a2f4a'),
  sort(
    /oriental|ethnic sauces/,
    'international-cuisine.hispanic.tacos-mexican-pantry',
    'tin hot-pepper d9402a',
    /enchilada|taco|mole|adobo|salsa|chipotle|sofrito|mexican/i,
  ),
  sort(
    /oriental|ethnic sauces/,
    'international-cuisine.indian-middle-eastern.indian',
    'jar curry-rice e0932e',
    /curry|tikka|masala|korma|vindaloo|chutney|indian/i,
  ),
  sort(/oriental|ethnic sauces/, 'international-cuisine.asian.asian-sauces', 'oil takeout-box 8a3f1d'),
  sort(/jam jelly|fruit spreads/, 'condiments-spices-bakes.baking.spreads-honey', 'jar strawberry e2405a'),
  sort(/nut seed butters/, 'condiments-spices-bakes.baking.spreads-honey', 'jar peanuts c98a4a'),
  sort(/^honey/, 'condiments-spices-bakes.baking.spreads-honey', 'squeeze honey-pot f2a83a'),
  sort(/syrups molasses/, 'breakfast-cereal.hot-breakfast.pancakes-syrup', 'oil maple-leaf b5642a'),
  sort(/sugar|flours?\b|corn meal/, 'condiments-spices-bakes.baking.flour-sugar', 'sack sheaf-of-rice e0b45a'),
  sort(/pancakes? waffles/, 'breakfast-cereal.hot-breakfast.pancakes-syrup', 'packet pancakes e0a85a'),
  sort(
    /mixes\b.*|baking|pastry shells|crusts dough|gelatin|puddings/,
    'breakfast-cereal.hot-breakfast.pancakes-syrup',
    'packet pancakes e0a85a',
    /pancake|waffle/i,
  ),
  sort(/mexican dinner/, 'international-cuisine.hispanic.tacos-mexican-pantry', 'packet taco e0a04a'),
  sort(/vegetable and lentil mixes/, 'grains-pasta-sides.rice-grains.grains-dry-beans', 'pouch beans b5642a'),
  sort(
    /bread muffin mixes|cake cookie|baking|pastry shells|crusts dough|dessert toppings|gelatin|puddings/,
    'condiments-spices-bakes.baking.baking-mixes-chocolate',
    'packet cupcake f28ab8',
  ),

  // Breakfast, pasta, and grains.
  sort(
    /cereal/,
    'breakfast-cereal.hot-breakfast.oatmeal-hot-cereal',
    'canister bowl-with-spoon d9a05a',
    /oatmeal|hot cereal|grits|farina|(quick|rolled|instant|steel|fashioned).*oats/i,
  ),
  sort(/cereal/, 'breakfast-cereal.cereal.granola-muesli', 'pouch bowl-with-spoon c98a4a', /granola|muesli/i),
  sort(/cereal/, 'breakfast-cereal.cereal.family-cereal', 'cereal bowl-with-spoon f2a51f'),
  sort(/pasta dinners/, 'grains-pasta-sides.pasta-sauce.mac-cheese', 'packet cheese-wedge f2a83a'),
  sort(/pasta pizza sauces|pasta sauce/, 'grains-pasta-sides.pasta-sauce.pasta-sauce', 'jar tomato d8432f'),
  sort(/noodles/, 'international-cuisine.asian.noodles-asian-pantry', 'pasta steaming-bowl e0a04a'),
  sort(/pasta/, 'grains-pasta-sides.pasta-sauce.dry-pasta', 'pasta spaghetti f2d25a'),
  sort(
    /flavored rice|stuffing|entrees sides|prepared sides|gravy|grain based|vegetable based|dough based/,
    'grains-pasta-sides.sides-stuffing.boxed-sides',
    'packet pot-of-food d98a4a',
  ),
  sort(/^rice/, 'grains-pasta-sides.rice-grains.rice', 'pouch cooked-rice e8dcc0'),
  sort(/grains/, 'grains-pasta-sides.rice-grains.grains-dry-beans', 'pouch sheaf-of-rice c9a05a'),

  // Cans and soups.
  sort(
    /soups?\b|chili stew|bouillon/,
    'canned-goods-soups.soups-broth.broth-stock',
    'carton pot-of-food e0b45a',
    /broth|stock|bouillon|consomm/i,
  ),
  sort(/soups?\b|chili stew/, 'canned-goods-soups.soups-broth.soups', 'tin pot-of-food c9502e'),
  sort(
    /canned (vegetables|corn)|^tomatoes/,
    'canned-goods-soups.canned-vegetables-beans.vegetables',
    'tin tomato d8432f',
    /tomato/i,
  ),
  sort(
    /canned vegetables|^tomatoes|vegetables prepared/,
    'canned-goods-soups.canned-vegetables-beans.vegetables',
    'tin ear-of-corn 7fa83a',
  ),
  sort(/bottled beans|canned beans/, 'canned-goods-soups.canned-vegetables-beans.beans', 'tin beans 8a3f26'),
  sort(/canned fruit|fruit prepared/, 'canned-goods-soups.canned-fruit.fruit', 'tin peach f2a85a'),
  sort(/canned (tuna|seafood|fish)/, 'canned-goods-soups.canned-fish-meat.fish', 'tin fish 5fa8c9'),
  sort(/canned meat/, 'canned-goods-soups.canned-fish-meat.meat', 'tin cut-of-meat c9503a'),

  // Bakery, deli, meat, and produce.
  sort(/croissants|pastries|sweet bakery/, 'bread-bakery.fresh-bakery.pastries-donuts', 'clamshell croissant e0a85a'),
  sort(/^cakes/, 'bread-bakery.fresh-bakery.cakes-pies', 'packet cupcake f28ab8'),
  sort(/^breads?\b/, 'international-cuisine.hispanic.tacos-mexican-pantry', 'packet flatbread e8c98a', /tortilla/i),
  sort(/^breads?\b/, 'bread-bakery.bread.bagels-breakfast-breads', 'bread bagel c98a4a', /bagel|english muffin/i),
  sort(/^breads?\b/, 'bread-bakery.bread.buns-rolls', 'bread bread d9a05a', /\b(buns?|rolls?)\b/i),
  sort(
    /^breads?\b/,
    'bread-bakery.bread.artisan-bread',
    'bread baguette-bread c98a4a',
    /artisan|baguette|ciabatta|sourdough|focaccia|french|italian|pita|naan/i,
  ),
  sort(/^breads?\b/, 'bread-bakery.bread.sliced-bread', 'bread bread d9a05a'),
  sort(
    /pepperoni|cold cuts|other deli|cooked prepared/,
    'deli.dips-packaged-deli.lunch-meat-hot-dogs',
    'packet cut-of-meat c9503a',
  ),
  sort(/^sausages|^bacon/, 'meat-seafood.poultry-pork.bacon-sausage', 'packet bacon c9503a', /bacon/i),
  sort(
    /^sausages|^bacon/,
    'deli.dips-packaged-deli.lunch-meat-hot-dogs',
    'packet hot-dog d9702e',
    /hot ?dog|frank|wiener/i,
  ),
  sort(/^sausages|^bacon/, 'meat-seafood.poultry-pork.bacon-sausage', 'tray hot-dog c9503a'),
  sort(/deli salads/, 'deli.sandwiches-salads.salads-sides', 'tub green-salad 8fb56a'),
  sort(
    /subs sandwiches|breakfast sandwiches/,
    'prepared-meals-catering.chilled-meals.ready-to-heat-meals',
    'packet sandwich d9a05a',
  ),
  sort(/^sushi/, 'prepared-meals-catering.chilled-meals.ready-to-heat-meals', 'tray sushi d9502e'),
  sort(/^poultry|^chicken|^turkey/, 'meat-seafood.poultry-pork.chicken-turkey', 'tray poultry-leg e0a85a'),
  sort(/^fish|^seafood/, 'meat-seafood.seafood.smoked-prepared-seafood', 'tray fish f2a08a'),
  sort(
    /other meats|vegetarian/,
    'international-cuisine.asian.noodles-asian-pantry',
    'packet steaming-bowl e8dcc0',
    /tofu|tempeh/i,
  ),
  sort(/other meats|^meat|^beef/, 'meat-seafood.beef.ground-beef', 'tray cut-of-meat c9402a', /ground/i),
  sort(/other meats|^meat|^beef|^pork/, 'meat-seafood.beef.steaks-roasts', 'tray cut-of-meat c9402a'),
  sort(
    /pre packaged fruit|fresh (fruit|vegetables)|^produce/,
    'fruits-vegetables.fresh-vegetables.salad-greens',
    'clamshell leafy-green 6fae5a',
    /salad|spinach|lettuce|greens|kale|slaw|arugula/i,
  ),
  sort(
    /pre packaged fruit|fresh (fruit|vegetables)|^produce/,
    'fruits-vegetables.prepared-produce.cut-fruit-vegetables',
    'clamshell carrot f2a83a',
  ),
];
